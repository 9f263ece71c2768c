// The state of the page and its connection. This is the first module of the page that does anything: the server answers while
// the rest of the script runs.

import { ROOT } from "../lib/api.js";
import { Connection } from "../lib/connection.js";
import { hello, isSeatLink, takeToken } from "./model/tokens.js";
import { State } from "./model/state.js";

export const params = new URLSearchParams(location.search);
export const state = new State(params.get("table") ?? "");
state.change({ isSeatLink: isSeatLink(), tokens: takeToken(state.id), textView: params.get("view") === "text" });

/** The page sets `onMessage` before the first message can arrive. */
export const connection = new Connection({
  url: () => new URL("api/live", new URL(ROOT.href.replace(/^http/, "ws"))),
  hello: () => hello(state),
  onMessage: () => {},
  onStatus: (connectionStatus) => state.change({ connectionStatus }),
});
state.change({ connection });
connection.open();
