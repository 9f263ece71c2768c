// How wide the page is: some pieces are drawn otherwise where there is little room. css/table-narrow.css knows the same widths.

const tablet = matchMedia("(max-width: 75rem)");
const phone = matchMedia("(max-width: 46rem)");

/** Which pieces are slim now. */
export const slim = () => ({ slimHand: tablet.matches, slimBoard: phone.matches });

/** Hear when that changes.
 * @param {() => void} listener */
export function onWidth(listener) {
  for (const width of [tablet, phone]) width.addEventListener("change", listener);
}
