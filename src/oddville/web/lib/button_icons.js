// Icons for buttons, as paths in a 24 x 24 box.

import { html } from "../vendor/lit-html.js";

const PATHS = {
  first: "M6 5v14M19 5l-9 7 9 7Z",
  "turn-back": "M12 5l-8 7 8 7ZM21 5l-8 7 8 7Z",
  back: "M16 5l-9 7 9 7Z",
  play: "M7 4.500l13 7.500-13 7.500Z",
  pause: "M7 5h3.500v14H7ZM13.500 5H17v14h-3.500Z",
  forward: "M8 5l9 7-9 7Z",
  "turn-forward": "M12 5l8 7-8 7ZM3 5l8 7-8 7Z",
  last: "M18 5v14M5 5l9 7-9 7Z",
  system: "M12 3a9 9 0 1 0 0 18Z M12 3a9 9 0 0 1 0 18",
  light:
    "M12 7.500a4.500 4.500 0 1 0 .01 0ZM12 1.500v3M12 19.500v3M1.500 12h3M19.500 12h3M4.600 4.600l2.100 2.100M17.300 17.300l2.100 2.100M19.400 4.600l-2.100 2.100M6.700 17.300l-2.100 2.100",
  dark: "M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500Z",
  contrast: "M4 4h16v16H4ZM4 4h8v16H4Z",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500a2.500 2.500 0 1 0 .01 0ZM9 14.500a2.500 2.500 0 1 0 .01 0Z",
  close: "M6 6l12 12M18 6L6 18",
  check: "M5 12.500l5 5L19 7",
  undo: "M9.500 4.500L4.500 9.500l5 5M4.500 9.500h9.500a5 5 0 0 1 0 10h-4",
  puzzle: "M4 9h4a2.500 2.500 0 0 1 5 0h4v3a2.500 2.500 0 0 1 0 5v4H4Z",
  more: "M6 10.500a1.500 1.500 0 1 0 .01 0ZM12 10.500a1.500 1.500 0 1 0 .01 0ZM18 10.500a1.500 1.500 0 1 0 .01 0Z",
};
const HOLLOW = ["settings", "light", "close", "check", "undo", "puzzle"];

/** @param {keyof typeof PATHS} name */
export const buttonIcon = (name) =>
  html`<svg
    class="sign ${HOLLOW.includes(name) ? "hollow" : ""} sign-${name}"
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d=${PATHS[name]} />
  </svg>`;
