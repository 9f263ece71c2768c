// Before anything is drawn: the look that was chosen, so that no page flashes.
try {
  const { look, motion } = JSON.parse(localStorage.getItem("oddville-settings") ?? "{}") ?? {};
  if (["light", "dark", "contrast"].includes(look)) document.documentElement.dataset.look = look;
  else if (matchMedia("(prefers-contrast: more)").matches) document.documentElement.dataset.look = "contrast";
  if (["full", "reduced"].includes(motion)) document.documentElement.dataset.motion = motion;
} catch {
  // as the system has it
}
