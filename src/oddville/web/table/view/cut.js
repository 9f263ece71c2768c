// Marks texts of the decision bar that do not fit and scroll.

/** @param {Element} root */
export function markCut(root) {
  for (const element of root.querySelectorAll(".preview, .why")) {
    element.classList.remove("cut"); // its padding would count as content
    element.classList.toggle("cut", element.scrollHeight > element.clientHeight + 1);
  }
}
