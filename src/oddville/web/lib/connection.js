// The WebSocket of a table. It reconnects automatically and resends unanswered requests; the server executes a key only once.

import { delays } from "./delays.js";

/** @typedef {import("../types/wire.js").Answer} Answer */
/** @typedef {{do: string, key?: string, id?: string} & Record<string, unknown>} Request */
/** @typedef {"opening" | "open" | "lost"} ConnectionStatus */

/** The server ends connections that say nothing for longer; milliseconds since the page was opened. */
const EARLY_SOCKET_LIFE = 4000;

/** The socket that lib/boot.js opened while the script was loading; it can be taken once.
 * @returns {WebSocket | null} */
function takeEarlySocket() {
  const page = /** @type {{oddvilleSocket?: WebSocket}} */ (globalThis);
  const socket = page.oddvilleSocket;
  delete page.oddvilleSocket;
  if (socket && socket.readyState <= WebSocket.OPEN && performance.now() < EARLY_SOCKET_LIFE) return socket;
  socket?.close();
  return null;
}

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** By key. @type {Map<string, Request>} */
  #pendingRequests = new Map();
  #reconnectDelay = delays.reconnect;
  #isClosed = false;
  #wasOpened = false;
  #isWelcome = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {{url: () => URL, hello: () => Request, onMessage: (answer: Answer) => void, onStatus: (status: ConnectionStatus) => void}} options */
  constructor({ url, hello, onMessage, onStatus }) {
    this.url = url;
    this.hello = hello;
    this.onMessage = onMessage;
    this.onStatus = onStatus;
    globalThis.addEventListener?.("online", () => this.#reconnectNow());
    globalThis.addEventListener?.("pageshow", () => this.#reconnectNow());
  }

  open() {
    clearTimeout(this.#timer);
    this.#isWelcome = false;
    this.#wasOpened = true;
    const socket = takeEarlySocket() ?? new WebSocket(this.url());
    this.#socket = socket;
    const timeout = setTimeout(() => !this.#isWelcome && socket.close(), delays.welcome);
    const greet = () => socket.send(JSON.stringify(this.hello()));
    if (socket.readyState === WebSocket.OPEN) greet();
    else socket.addEventListener("open", greet);
    socket.addEventListener("message", (event) => socket === this.#socket && this.#receive(JSON.parse(event.data)));
    socket.addEventListener("close", () => {
      clearTimeout(timeout);
      if (socket === this.#socket) this.#onClose();
    });
  }

  /** @param {Answer} answer */
  #receive(answer) {
    if (answer.type === "welcome") {
      this.#isWelcome = true;
      this.#reconnectDelay = delays.reconnect;
      this.onStatus("open");
      this.onMessage(answer);
      for (const request of this.#pendingRequests.values()) this.#socket?.send(JSON.stringify(request));
      return;
    }
    if (answer.type === "done") this.#pendingRequests.delete(answer.key);
    if (answer.type === "refused" && answer.request) this.#pendingRequests.delete(answer.request);
    if (answer.type === "goodbye" && !answer.again) this.#isClosed = true;
    this.onMessage(answer);
  }

  #onClose() {
    this.#socket = null;
    this.onStatus("lost");
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => this.open(), this.#reconnectDelay * (0.75 + Math.random() / 2));
    this.#reconnectDelay = Math.min(this.#reconnectDelay * 2, delays.maxReconnect);
  }

  #reconnectNow() {
    if (!this.#wasOpened || this.#socket || this.#isClosed) return;
    this.#reconnectDelay = delays.reconnect;
    this.open();
  }

  /** A request with a key is kept until it is answered; any other is lost without a connection.
   * @param {Request} request */
  send(request) {
    if (request.key) this.#pendingRequests.set(request.key, request);
    if (this.#socket?.readyState === WebSocket.OPEN && this.#isWelcome) this.#socket.send(JSON.stringify(request));
  }

  /** Reconnect, with new tokens after taking a seat. */
  reconnect() {
    this.#isClosed = false;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.open();
  }
}
