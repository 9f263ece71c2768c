// Announcements to screen readers: moves politely; my turn, refusals and the connection assertively.

/** @type {Record<"polite" | "assertive", HTMLElement | null>} */
const regions = { polite: null, assertive: null };

/** Live regions must be on the page before they are used. */
export function openLiveRegions() {
  for (const tone of /** @type {const} */ (["polite", "assertive"])) {
    const region = document.createElement("div");
    region.className = "unseen live";
    region.setAttribute("aria-live", tone);
    region.dataset.live = tone;
    document.body.append(region);
    regions[tone] = region;
  }
}

/** @param {string} words @param {"polite" | "assertive"} tone */
export function announce(words, tone = "polite") {
  const region = regions[tone];
  if (!region || !words) return;
  const line = document.createElement("p");
  line.textContent = words;
  region.append(line);
  while (region.children.length > 6) region.firstElementChild?.remove();
}
