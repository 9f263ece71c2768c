// The widths below which some pieces are drawn smaller. css/table-tablet.css and table-phone.css use the same.

const tablet = matchMedia("(max-width: 75rem)");
const phone = matchMedia("(max-width: 46rem)");

/** Which pieces are slim now: worker cards as tiles, low columns of the board. */
export const slim = () => ({ slimHand: tablet.matches, slimBoard: phone.matches });

/** @param {() => void} listener */
export function onBreakpoint(listener) {
  for (const width of [tablet, phone]) width.addEventListener("change", listener);
}
