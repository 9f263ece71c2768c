() => {
  const bar = document.querySelector(".decision");
  if (!bar?.checkVisibility()) return [];
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const regions = [...document.querySelectorAll(".table-page > .region, .hand, .my-buildings, .my-things")].filter(
    (region) => region.checkVisibility() && !region.matches(".menu-region, .mine-region") && box(region).height > 0,
  );
  const upon = (one, two) =>
    Math.min(box(one).right, box(two).right) - Math.max(box(one).left, box(two).left) > 1 &&
    Math.min(box(one).bottom, box(two).bottom) - Math.max(box(one).top, box(two).top) > 2;
  const parts = [bar, ...regions.filter((region) => !region.contains(bar))];
  for (const [i, one] of parts.entries())
    for (const two of parts.slice(i + 1)) if (upon(one, two)) faults.push(`covered: ${one.className} / ${two.className}`);
  const preview = bar.querySelector(".preview");
  if (preview && bar.querySelector("[data-act=do]") && box(preview).bottom > box(bar).bottom + 3)
    faults.push(`hangs out: ${preview.innerText}`);
  const out = bar.querySelector(".ways-out");
  if (out.scrollWidth > out.clientWidth + 1) faults.push(`not in sight: ${out.innerText}`);
  for (const button of out.querySelectorAll("button"))
    if (box(button).width < 43.5) faults.push(`narrow: ${button.className} ${box(button).width}`);
  if (box(bar).bottom > innerHeight * 0.36) faults.push(`the bar is ${Math.round(box(bar).bottom)} high`);
  return faults;
};
