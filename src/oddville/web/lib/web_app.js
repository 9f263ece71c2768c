// Registers the service worker, and lists the replays in its cache.

import { ROOT } from "./api.js";
import { delays } from "./delays.js";

/** The only script address that the Content Security Policy lets a page make from text. */
const WORKER = new URL("worker.js", ROOT).href;

/** Needs a secure address: https, or this machine. */
async function register() {
  const { trustedTypes } = /** @type {any} */ (globalThis);
  const policy = trustedTypes?.createPolicy("oddville-worker", { createScriptURL: () => WORKER });
  await navigator.serviceWorker?.register(policy?.createScriptURL("") ?? WORKER).catch(() => null);
}

/** When the page is idle, so that the first visit is not slower. */
export const registerWorker = () => setTimeout(register, delays.quiet);

/** The replays that can be opened offline, newest first, with the names of their players.
 * @returns {Promise<{table: string, names: string[]}[]>} */
export async function cachedReplays() {
  const cache = await globalThis.caches?.open(`oddville ${ROOT.href} replays`).catch(() => null);
  const requests = (await cache?.keys()) ?? [];
  const replays = requests.map(async (request) => ({
    table: request.url.match(/\/tables\/(\w+)\//)?.[1] ?? "",
    names: JSON.parse(decodeURIComponent((await cache?.match(request))?.headers.get("x-names") ?? "[]")),
  }));
  return (await Promise.all(replays)).filter(({ table }) => table).reverse();
}
