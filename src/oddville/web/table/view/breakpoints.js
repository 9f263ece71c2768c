// The windows in which some pieces are drawn smaller. The style sheets use the same ones.

const LOW = "(max-height: 36rem) and (orientation: landscape)";
const LOW_TABLET =
  "(max-width: 75rem) and (max-height: 47.5rem) and (orientation: landscape), " +
  "(max-width: 75rem) and (max-height: 68rem) and (orientation: portrait)";
const tablet = matchMedia(`(max-width: 75rem), ${LOW}`);
const phone = matchMedia(`(max-width: 46rem), ${LOW}, ${LOW_TABLET}`);
const short = matchMedia("(max-height: 50rem)");

/** Which pieces are slim now: worker cards as tiles; on a phone more. */
export const slim = () => ({ slimHand: tablet.matches || short.matches, isPhone: phone.matches });

/** Something that is measured may have changed: the window, or its letters.
 * @param {() => void} listener */
export function onWindowChange(listener) {
  addEventListener("resize", listener);
  document.fonts.addEventListener("loadingdone", listener);
  for (const size of [tablet, phone, short]) size.addEventListener("change", listener);
}
