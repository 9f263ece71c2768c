// The look of the page: light, dark, high contrast, or what the system asks for. It is one of the settings.

import { change, settings } from "./lib/settings.js";

export const LOOKS = /** @type {const} */ (["system", "light", "dark", "contrast"]);

/** The look that was chosen. */
export const chosenLook = () => settings().look || "system";

/** Chooses a look, for this page and the next ones. @param {string} look */
export const chooseLook = (look) =>
  change({ look: look === "system" ? "" : /** @type {"light" | "dark" | "contrast"} */ (look) });
