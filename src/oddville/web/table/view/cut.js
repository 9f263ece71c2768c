// Marks texts and choices of the decision bar that do not fit and scroll.

/** @param {Element} root */
export function markCut(root) {
  for (const element of root.querySelectorAll(".preview, .why")) {
    element.classList.remove("cut"); // its padding would count as content
    element.classList.toggle("cut", element.scrollHeight > element.clientHeight + 1);
  }
  for (const element of root.querySelectorAll(".decision > .choices")) {
    element.classList.remove("cut-wide");
    element.classList.toggle("cut-wide", element.scrollWidth > element.clientWidth + 1);
  }
}
