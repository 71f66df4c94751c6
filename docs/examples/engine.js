// A player for Barg's engine protocol (docs/engine.md): node docs/examples/engine.js
// It takes tricks with its highest cards, never bids over 100, and else does the first legal thing.
const lines = require("readline").createInterface({ input: process.stdin });
const RANKS = "23456789TJQKA";
const rank = (card) => RANKS.indexOf(card[0]);
const say = (message) => console.log(JSON.stringify(message));

function layAway({ choose, from }) {
  const lowest = from.split(" ").sort((a, b) => rank(a) - rank(b));
  return "discard " + lowest.slice(0, choose).join(" ");
}

function longestSuit(hand) {
  const length = (suit) => hand.split(" ").filter((card) => card[1] === suit).length;
  return [..."SHDC"].sort((a, b) => length(b) - length(a))[0];
}

function act(view) {
  if (!Array.isArray(view.legal)) return layAway(view.legal);
  const has = (action) => view.legal.includes(action);
  if (view.phase === "auction") return has("bid 100") ? "bid 100" : has("pass") ? "pass" : view.legal[0];
  if (view.phase === "trump") return "trump " + longestSuit(view.hand);
  if (view.phase === "play" && view.legal[0].startsWith("play ")) {
    return [...view.legal].sort((a, b) => rank(b.slice(5)) - rank(a.slice(5)))[0];
  }
  return view.legal[0];
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "quit") process.exit(0);
  if (message.type === "hello") say({ type: "hello", protocol: 1, name: "Highest card" });
  if (message.type === "act") {
    try {
      say({ type: "action", id: message.id, action: act(message.view) });
    } catch (error) {
      say({ type: "error", id: message.id, reason: String(error) });
    }
  }
});
