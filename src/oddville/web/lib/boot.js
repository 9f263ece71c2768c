// Runs before the first paint: sets look and language, so that nothing flashes, preloads texts, fonts and data, and opens the
// socket.
{
  const root = document.documentElement;
  const languages = ["en", "it", "nl", "fr", "de"];
  /** @type {Record<string, string>} */
  let stored = {};
  try {
    stored = JSON.parse(localStorage.getItem("oddville-settings") ?? "{}") ?? {};
  } catch {
    // use the system's settings
  }
  const { look, motion, language } = stored;
  if (["light", "dark", "contrast"].includes(look)) root.dataset.look = look;
  else if (matchMedia("(prefers-contrast: more)").matches) root.dataset.look = "contrast";
  if (["full", "reduced"].includes(motion)) root.dataset.motion = motion;
  const preferences = [language, ...navigator.languages].map((name) => String(name).split("-")[0].toLowerCase());
  root.lang = preferences.find((name) => languages.includes(name)) ?? "en"; // as preferredLanguage() in lib/texts.js
  const here = /** @type {HTMLScriptElement} */ (document.currentScript).src;
  /** @param {string} path @param {string} kind */
  const preload = (path, kind) => {
    const href = new URL(`../${path}`, here).href;
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: kind, crossOrigin: "anonymous", href }),
    );
  };
  const manifest = document.querySelector("link[rel=manifest]");
  manifest?.setAttribute("href", new URL(`../app/${root.lang}.webmanifest`, here).href);
  preload(`locales/${root.lang}/${root.dataset.texts}.ftl`, "fetch");
  for (const face of ["display", "text", "signs"]) preload(`fonts/oddville-${face}.woff2`, "font");
  for (const path of root.dataset.preload?.match(/\S+/g) ?? []) preload(path, "fetch");
  const { socket } = root.dataset;
  if (socket) {
    const url = new URL(`../${socket}`, here).href.replace(/^http/, "ws");
    Object.assign(globalThis, { oddvilleSocket: new WebSocket(url) }); // lib/connection.js takes it
  }
}
