#!/usr/bin/env node
// A bot in JavaScript: it builds when it can, else it takes any move that is no mere `return`.
const readline = require("readline");

function choose(moves) {
  const builds = moves.filter((move) => move.startsWith("build "));
  const others = moves.filter((move) => !move.startsWith("return "));
  const wanted = builds.length ? builds : others.length ? others : moves;
  return wanted[Math.floor(Math.random() * wanted.length)];
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  const answer = { id: request.id, ok: true };
  if (request.do === "think") answer.move = choose(request.moves);
  console.log(JSON.stringify(answer));
});
