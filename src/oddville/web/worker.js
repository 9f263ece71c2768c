// The service worker. Every answer comes from the server as long as it can be reached, so nothing is stale. Without it, the pages
// that need no server and the replays opened before come from the cache, and any other page says that there is no connection.

/** `files` are paths below the scope; the server writes them in front of this script.
 * @typedef {{version: string, files: string[]}} Offline */
/** @typedef {{request: Request, preloadResponse: Promise<Response | undefined>, respondWith: (answer: Promise<Response>) => void, waitUntil: (work: Promise<unknown>) => void}} FetchEvent */

{
  const worker = /** @type {any} */ (globalThis);
  const { version, files } = /** @type {Offline} */ (worker.oddvilleOffline);
  /** @type {string} */
  const scope = worker.registration.scope;
  const prefix = `oddville ${scope} `; // another OddVille may have the same host
  const cacheName = prefix + version;
  const replaysName = `${prefix}replays`;
  const maxReplays = 20;
  const unreachable = [502, 503, 504];

  /** The path below the scope; null: elsewhere.
   * @param {Request} request */
  function pathOf({ url }) {
    const bare = url.split(/[?#]/)[0];
    return bare.startsWith(scope) ? bare.slice(scope.length) : null;
  }

  async function install() {
    const cache = await caches.open(cacheName);
    await cache.addAll(files.map((file) => new Request(new URL(file, scope), { cache: "no-cache" })));
    await worker.skipWaiting();
  }

  async function activate() {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && ![cacheName, replaysName].includes(name));
    await Promise.all(names.map((name) => caches.delete(name)));
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  }

  /** The answer of the server, or if it cannot be reached, the cached one.
   * @param {Promise<Response>} response @param {() => Promise<Response | undefined>} fallback */
  async function serverOr(response, fallback) {
    const answer = await response.catch(() => null);
    if (answer && !unreachable.includes(answer.status)) return answer;
    return (await fallback()) ?? answer ?? Response.error();
  }

  /** @param {string} path @param {string} [name] of the cache */
  const cached = async (path, name = cacheName) => (await caches.open(name)).match(new URL(path, scope).href);

  /** The cached file of a path: itself, the page of a short address, or all texts of a language.
   * @param {string} path */
  function cachedFile(path) {
    const language = path.match(/^locales\/\w+\//)?.[0];
    if (language) return files.find((file) => file.startsWith(language));
    return [path || "index.html", `${path}.html`].find((file) => files.includes(file));
  }

  /** @param {FetchEvent} event @param {string} path */
  const openPage = ({ request, preloadResponse }, path) =>
    serverOr(
      Promise.resolve(preloadResponse).then((preloaded) => preloaded ?? fetch(request)),
      () => offlinePage(path),
    );

  /** @param {string} path */
  async function offlinePage(path) {
    const table = path.match(/^t\/(\w+)$/)?.[1];
    if (table) return Response.redirect(new URL(`table.html?table=${table}`, scope));
    if (path.includes("/")) return Response.redirect(new URL("offline.html", scope)); // whose links are relative
    return cached(cachedFile(path) ?? "offline.html");
  }

  /** The key of a replay: its address, and of a record that was sent, its hash.
   * @param {Request} request @param {string} path */
  async function replayKey(request, path) {
    if (request.method === "GET") return path;
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await request.arrayBuffer()));
    return `${path}/${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  }

  /** @param {FetchEvent} event @param {string} path */
  async function loadReplay(event, path) {
    const key = await replayKey(event.request.clone(), path);
    const answer = await serverOr(fetch(event.request), () => cached(key, replaysName));
    if (answer.ok) event.waitUntil(cacheReplay(key, answer.clone()));
    return answer;
  }

  /** Keep the replay of a finished game, which never changes.
   * @param {string} key @param {Response} answer */
  async function cacheReplay(key, answer) {
    const body = await answer.text();
    const { score, names } = JSON.parse(body);
    if (score.winner === null) return;
    const headers = { "content-type": "application/json", "x-names": encodeURIComponent(JSON.stringify(names)) };
    const cache = await caches.open(replaysName);
    const url = new URL(key, scope).href;
    await cache.delete(url); // the newest is last
    await cache.put(url, new Response(body, { headers }));
    for (const old of (await cache.keys()).slice(0, -maxReplays)) await cache.delete(old);
  }

  /** @param {FetchEvent} event */
  function answer(event) {
    const { request } = event;
    const path = pathOf(request);
    if (path === null) return;
    if (/^api\/(?:tables\/\w+\/replay|replays)$/.test(path)) return event.respondWith(loadReplay(event, path));
    if (request.method !== "GET") return;
    if (request.mode === "navigate" && !path.startsWith("api/")) return event.respondWith(openPage(event, path));
    const file = cachedFile(path);
    if (file) event.respondWith(serverOr(fetch(request), () => cached(file)));
  }

  worker.addEventListener("install", (/** @type {FetchEvent} */ event) => event.waitUntil(install()));
  worker.addEventListener("activate", (/** @type {FetchEvent} */ event) => event.waitUntil(activate()));
  worker.addEventListener("fetch", answer);
}
