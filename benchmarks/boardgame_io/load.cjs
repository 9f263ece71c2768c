// The load client: as many matches as told, two sockets each, moves at a steady rate; prints how long each took to both.
const { io } = require("socket.io-client");

const [port, matches, rate, seconds] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;
const latencies = [];
let late = 0;

class Match {
  // A match comes into being with the first who asks for it, and nobody needs credentials: less work than ours has.
  async sit() {
    this.id = `match-${Math.random()}`;
    this.sockets = [await this.connect("0"), await this.connect("1")];
  }

  connect(playerID) {
    const socket = io(`${url}/town`, { transports: ["websocket"], forceNew: true });
    return new Promise((resolve) => {
      socket.on("connect", () => socket.emit("sync", this.id, playerID, undefined, 2));
      socket.on("sync", (_, info) => {
        this.see(playerID, info.state);
        resolve(socket);
      });
      socket.on("update", (_, state) => this.see(playerID, state));
    });
  }

  see(playerID, state) {
    if (!this.state || state._stateID > this.state._stateID) this.state = state;
    if (this.waiting && state._stateID > this.waiting.since) {
      this.waiting.seen.add(playerID);
      if (this.waiting.seen.size === 2) {
        latencies.push(performance.now() - this.waiting.begun);
        this.waiting = null;
      }
    }
  }

  move() {
    if (this.waiting) return false;
    const { _stateID: since, ctx } = this.state;
    const playerID = ctx.currentPlayer;
    const payload = { type: "build", args: [since], playerID };
    this.waiting = { since, begun: performance.now(), seen: new Set() };
    this.sockets[Number(playerID)].emit("update", { type: "MAKE_MOVE", payload }, since, this.id, playerID);
    return true;
  }
}

async function main() {
  const all = [];
  for (let i = 0; i < matches; i++) {
    all.push(new Match());
    await all[i].sit();
  }
  const begun = performance.now();
  let [sent, turn] = [0, 0];
  while (performance.now() - begun < seconds * 1000) {
    while (sent < ((performance.now() - begun) / 1000) * rate) {
      let tries = all.length;
      while (tries-- && !all[++turn % all.length].move());
      if (tries < 0) late++;
      sent++;
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  latencies.sort((a, b) => a - b);
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(share * latencies.length))];
  console.log(JSON.stringify({ moves_a_second: latencies.length / seconds, late, p50_ms: at(0.5), p99_ms: at(0.99) }));
  process.exit(0);
}

main();
