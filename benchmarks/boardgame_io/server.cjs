// boardgame.io's server with a game whose moves and state are about as large as OddVille's.
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const CARDS = Array.from({ length: 64 }, (_, i) => `card-${i}`);
const area = () => ({ hand: [1, 2, 3, 4], coins: CARDS.slice(0, 6), buildings: ["inn", "forge"], characters: [] });
const game = {
  name: "town",
  setup: () => ({ row: CARDS.slice(0, 6), deck: CARDS.slice(6), city: [], players: { 0: area(), 1: area() } }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    build({ G, playerID }, at) {
      const card = G.row[at % 6];
      G.row.splice(at % 6, 1);
      G.row.push(G.deck[0]);
      G.deck.push(G.deck.shift());
      G.city.push([[at, G.city.length], card, playerID]);
      if (G.city.length > 40) G.city.shift();
      G.players[playerID].coins.push(G.players[playerID].coins.shift());
    },
  },
};

const [port, folder] = [Number(process.argv[2]), process.argv[3]];
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT, /./], db }).run(port, () => console.log("ready"));
