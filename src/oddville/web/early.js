// Before anything is drawn: the look and the language that were chosen, so that no page flashes; and what takes long is asked for.
{
  const root = document.documentElement;
  const offered = ["en", "it", "nl", "fr", "de"];
  /** @type {Record<string, string>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("oddville-settings") ?? "{}") ?? {};
  } catch {
    // as the system has it
  }
  const { look, motion, language } = kept;
  if (["light", "dark", "contrast"].includes(look)) root.dataset.look = look;
  else if (matchMedia("(prefers-contrast: more)").matches) root.dataset.look = "contrast";
  if (["full", "reduced"].includes(motion)) root.dataset.motion = motion;
  const wished = [language, ...navigator.languages].map((name) => String(name).split("-")[0].toLowerCase());
  root.lang = wished.find((name) => offered.includes(name)) ?? "en"; // as lib/texts.js will find; if not, it asks once more
  /** @param {string} path @param {string} kind */
  const ask = (path, kind) => {
    const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
    const href = new URL(path, here).href;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: kind, crossOrigin: "anonymous", href }),
    );
  };
  ask(`locales/${root.lang}/${root.dataset.texts}.ftl`, "fetch");
  for (const face of ["display", "text", "signs"]) ask(`fonts/oddville-${face}.woff2`, "font");
  for (const path of root.dataset.needs?.split(" ") ?? []) ask(path, "fetch");
}
