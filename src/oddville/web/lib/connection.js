// The connection of a page to a table. It comes back by itself; what was sent and not yet answered is sent again under its
// key, which the server does once however often it arrives.

import { delays } from "./delays.js";

/** @typedef {import("../types/wire.js").Answer} Answer */
/** @typedef {{do: string, key?: string, id?: string} & Record<string, unknown>} Request */
/** @typedef {"opening" | "open" | "lost"} Standing */

/** A line to a table that mends itself. */
export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** Requests with a key that nobody has answered yet. @type {Map<string, Request>} */
  #unanswered = new Map();
  #wait = delays.mend;
  #closed = false;
  /** Whether it was ever opened: before that the page has no words yet. */
  #opened = false;
  #greeted = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {{url: () => URL, hello: () => Request, hear: (answer: Answer) => void, stand: (standing: Standing) => void}} ways */
  constructor({ url, hello, hear, stand }) {
    this.url = url;
    this.hello = hello;
    this.hear = hear;
    this.stand = stand;
    globalThis.addEventListener?.("online", () => this.#hurry());
    globalThis.addEventListener?.("pageshow", () => this.#hurry());
  }

  open() {
    clearTimeout(this.#timer);
    this.#greeted = false;
    this.#opened = true;
    const socket = new WebSocket(this.url());
    this.#socket = socket;
    const late = setTimeout(() => !this.#greeted && socket.close(), delays.greeting);
    socket.addEventListener("open", () => socket.send(JSON.stringify(this.hello())));
    socket.addEventListener("message", (event) => socket === this.#socket && this.#heard(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      clearTimeout(late);
      if (socket === this.#socket) this.#lost();
    });
  }

  /** @param {Answer} answer */
  #heard(answer) {
    if (answer.type === "welcome") {
      this.#greeted = true;
      this.#wait = delays.mend;
      this.stand("open");
      this.hear(answer);
      for (const request of this.#unanswered.values()) this.#socket?.send(JSON.stringify(request));
      return;
    }
    if (answer.type === "done") this.#unanswered.delete(answer.key);
    if (answer.type === "refused" && answer.request) this.#unanswered.delete(answer.request);
    if (answer.type === "goodbye" && !answer.again) this.#closed = true;
    this.hear(answer);
  }

  #lost() {
    this.#socket = null;
    this.stand("lost");
    if (this.#closed) return;
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, delays.longestMend);
  }

  #hurry() {
    if (!this.#opened || this.#socket || this.#closed) return;
    this.#wait = delays.mend;
    this.open();
  }

  /** Send a request. One with a key is kept until it is answered; any other is lost if there is no connection.
   * @param {Request} request */
  send(request) {
    if (request.key) this.#unanswered.set(request.key, request);
    if (this.#socket?.readyState === WebSocket.OPEN && this.#greeted) this.#socket.send(JSON.stringify(request));
  }

  /** What is on its way. @returns {Request[]} */
  get unanswered() {
    return [...this.#unanswered.values()];
  }

  /** Greet again, as after taking a seat. */
  again() {
    this.#closed = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.open();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
