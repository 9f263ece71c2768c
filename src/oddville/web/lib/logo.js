// The logo, a town hall.

import { svg, html } from "../vendor/lit-html.js";

const INK = "var(--outline)";

export const logo = () =>
  html`<svg class="logo" viewBox="0 0 40 48" aria-hidden="true" focusable="false">
    ${svg`
    <path d="M20 1v6" stroke=${INK} stroke-width="2.4" />
    <path d="M20.500 1.500h9l-2.500 2.500 2.500 2.500h-9Z" fill="var(--coin)" stroke=${INK} stroke-width="1.600" />
    <path d="M20 6 30 21H10Z" fill="var(--roof-rooster)" stroke=${INK} stroke-width="2.400" />
    <path d="M12 21h16v25H12Z" fill="var(--wall-1)" stroke=${INK} stroke-width="2.400" />
    <circle cx="20" cy="27" r="4" fill="var(--plate)" stroke=${INK} stroke-width="1.800" />
    <path d="M20 24.800V27h1.800" fill="none" stroke=${INK} stroke-width="1.300" />
    <path d="M16.500 46V39.500a3.500 3.500 0 0 1 7 0V46Z" fill="var(--outline)" />
    <path d="M1.500 46V36l5.500-6 5 5.500V46ZM28 46V35.500l5-5.500 5.500 6v10Z" fill="var(--roof-bells)" stroke=${INK} stroke-width="2.200" />
  `}
  </svg>`;
