// QR codes, drawn by the server.

import { postForResponse } from "./api.js";

/** Object URLs by text; empty until the code has come. @type {Map<string, string>} */
const codes = new Map();

/** @param {string} text */
async function load(text) {
  const answer = await postForResponse("api/qr", { text });
  codes.set(text, URL.createObjectURL(await answer.blob()));
}

/** The URL of a code, or "" while it is on its way.
 * @param {string} text @param {() => void} redraw called when it has come */
export function qrCode(text, redraw) {
  if (!codes.has(text)) {
    codes.set(text, "");
    load(text).then(redraw, () => codes.delete(text));
  }
  return codes.get(text) ?? "";
}

/** Whether links to this address lead nowhere on another device. */
export const isLoopback = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
