// The look of the page: light, dark, high contrast, or what the system asks for.

const KEY = "oddville-look";
export const LOOKS = /** @type {const} */ (["system", "light", "dark", "contrast"]);

/** The look that was chosen. */
export const chosenLook = () => localStorage.getItem(KEY) ?? "system";

/** Chooses a look, for this page and the next ones. @param {string} look */
export function chooseLook(look) {
  if (look === "system") {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.look;
  } else {
    localStorage.setItem(KEY, look);
    document.documentElement.dataset.look = look;
  }
}
