// One answer is current; every key does something to it and is saved at once. The server decides:
// each save names what the page showed, and is refused if the gradebook holds something else.
"use strict";

const main = document.querySelector("main");
const articles = [...document.querySelectorAll("article")];
const [words, line] = ["words", "line"].map((id) => document.getElementById(id));
const url = main.dataset.state;
let state = null;
let at = 0;
let changing = null; // the item whose line is being edited
let awaitsKey = false; // e was pressed
let saving = Promise.resolve();

const find = (id) => document.getElementById(id);
const key = () => articles[at].id;
const mark = () => state.answers[key()];
const number = (value) => String(Math.round(value * 100) / 100);
const signed = (value) => (value > 0 ? "+" : "") + number(value);

async function ask(body) {
  const options = body && { method: "POST", body: JSON.stringify(body) };
  const answer = await fetch(`${url}?at=${key()}`, options).catch(() => null);
  if (!answer || ![200, 409, 503].includes(answer.status)) {
    say("No answer from the server, so nothing is saved now. Is `autograder prose --mark` still running? " +
      "If it was started again, open its new link.", true);
    return null;
  }
  const found = await answer.json();
  if (state && found.edition !== state.edition) {
    location.hash = key();
    location.reload();
    return null;
  }
  state = found;
  if (body || found.said) say(found.said || "Saved.", !answer.ok);
  show();
  return answer.ok ? found : null;
}

// One after the other: each save must have seen the one before it.
function send(make) {
  saving = saving.then(async () => {
    const body = make();
    return body ? ask(body) : null;
  });
  return saving;
}

function give(change) {
  const answer = key();
  return send(() => {
    const now = state.answers[answer];
    const { items, words, byHand, seen } = now;
    return { do: "give", answer, seen, items, words, points: byHand, ...change(now) };
  });
}

function say(text, refused = false) {
  find("said").textContent = text;
  find("said").classList.toggle("refused", refused);
}

function toggle(item) {
  return give((now) => {
    const items = now.items.includes(item.id)
      ? now.items.filter((id) => id !== item.id)
      : [...now.items, item.id];
    // Points count again from the items; a comment leaves points given by hand alone.
    return item.points || now.byHand === null ? { items, points: null } : { items };
  });
}

function saveWords() {
  const text = words.value.trim();
  if (text === mark().words) return saving;
  return give(() => ({ words: text }));
}

async function keepForOthers() {
  const text = words.value.trim();
  if (!text) return;
  const answer = await send(() => ({ do: "item", text, points: 0 }));
  if (answer && (await give((now) => ({ words: "", items: [...now.items, answer.added] })))) {
    words.value = "";
    leave();
  }
}

function edit(item) {
  changing = item || null;
  find("new").hidden = false;
  line.value = item ? (item.points ? `${signed(item.points)} ` : "") + item.text : "";
  line.focus();
}

async function saveLine() {
  const found = /^\s*([+\-\u2212]?\d+(?:[.,]\d+)?)?\s*([^]*)$/.exec(line.value);
  const points = Number((found[1] || "0").replace("\u2212", "-").replace(",", "."));
  const [text, item] = [found[2].trim(), changing];
  if (!item && !text) return leave();
  const answer = await send(() => ({ do: "item", id: item ? item.id : null, text, points }));
  if (!answer) return;
  leave();
  const made = answer.items.find((each) => each.id === answer.added);
  const given = made && !mark().items.includes(made.id) && (await toggle(made));
  if (given && answer.said) say(answer.said);
}

function leave() {
  find("new").hidden = true;
  changing = null;
  articles[at].focus({ preventScroll: true });
}

function go(index) {
  if (index < 0 || index >= articles.length) return;
  at = index;
  say("");
  articles[at].focus({ preventScroll: true });
  articles[at].scrollIntoView({ block: "nearest" });
  if (state) show();
}

function next() {
  const taken = Object.values(state.others);
  const order = articles.map((_, step) => (at + 1 + step) % articles.length);
  const open = order.filter((index) => state.answers[articles[index].id].open);
  const free = open.filter((index) => !taken.includes(articles[index].id));
  if (open.length === 0 || (open.length === 1 && open[0] === at)) {
    return say(open.length ? "This is the last one." : "Every answer is marked.");
  }
  go((free.length ? free : open)[0]);
}

async function undo() {
  const found = await send(() => ({ do: "undo" }));
  if (!found) return;
  go(articles.findIndex((each) => each.id === found.at));
  say(found.said);
}

function byHand() {
  const given = prompt(`Points, 0 to ${number(state.most)}`, mark().points ?? "");
  if (given === null) return;
  const points = Number(given.trim().replace(",", "."));
  if (!given.trim() || Number.isNaN(points)) return say(`${given} is not a number.`, true);
  give(() => ({ points }));
}

function text(element, content) {
  if (element.textContent !== content) element.textContent = content;
}

function show() {
  const marks = Object.values(state.answers);
  const open = marks.filter((each) => each.open).length;
  text(find("still"), open ? `${open} of ${marks.length} answers to mark` : "Every answer is marked");
  const numberOf = (id) => articles.findIndex((each) => each.id === id) + 1;
  const there = Object.entries(state.others).map(([who, id]) => `${who} is at answer ${numberOf(id)}`);
  text(find("there"), there.join(", "));
  articles.forEach((article, index) => {
    const own = state.answers[article.id];
    const by = own.who && own.who !== state.me ? `, ${own.who}` : "";
    let given = own.points === null ? "" : `${number(own.points)} of ${number(state.most)}${by}`;
    if (own.different) given = "learners with this answer have different marks";
    if (own.again) given += "; handed in again since";
    text(article.querySelector(".given"), given);
    article.classList.toggle("at", index === at);
    article.classList.toggle("done", !own.open);
  });
  const now = mark();
  text(find("points"), now.points === null ? "–" : number(now.points));
  const start = state.down ? `, counted down from ${number(state.most)}` : "";
  text(find("current"), `answer ${at + 1}${now.byHand === null ? start : ", by hand"}`);
  find("down").setAttribute("aria-pressed", state.down);
  if (document.activeElement !== words) words.value = now.words;
  showItems(now);
}

function showItems(now) {
  const seen = JSON.stringify([state.items, now.items]);
  if (find("items").dataset.seen === seen) return;
  find("items").dataset.seen = seen;
  find("items").replaceChildren(
    ...state.items.map((item) => {
      const parts = [
        ["kbd", item.key || " "],
        ["span", item.text],
        ["b", item.points ? signed(item.points) : ""],
      ].map(([name, content]) => Object.assign(document.createElement(name), { textContent: content }));
      const button = Object.assign(document.createElement("button"), { type: "button" });
      button.setAttribute("aria-pressed", now.items.includes(item.id));
      button.append(...parts);
      button.onclick = () => pick(item);
      const entry = document.createElement("li");
      entry.append(button);
      return entry;
    }),
  );
}

function pick(item) {
  if (awaitsKey) edit(item);
  else toggle(item);
  awaitsKey = false;
}

const commands = {
  j: () => go(at + 1),
  ArrowDown: () => go(at + 1),
  k: () => go(at - 1),
  ArrowUp: () => go(at - 1),
  Enter: next,
  "+": () => give(() => ({ points: state.most })),
  0: () => give(() => ({ points: 0, items: [] })),
  p: byHand,
  c: () => words.focus(),
  r: () => edit(null),
  e: () => {
    awaitsKey = true;
    say("Which item? Press its key. To remove it, empty its line.");
  },
  u: undo,
  Delete: () => give(() => ({ points: null, items: [], words: "" })),
};

document.addEventListener("keydown", (event) => {
  const typing = event.target === words || event.target === line;
  if (event.key === "Escape") {
    awaitsKey = false;
    if (event.target === line) line.value = "";
    return leave();
  }
  if (event.target === words && event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    return keepForOthers();
  }
  const pressesButton = event.target.tagName === "BUTTON" && [" ", "Enter"].includes(event.key);
  const inLink = event.target.closest("a, summary") && event.key === "Enter";
  if (typing || pressesButton || inLink || event.ctrlKey || event.metaKey || event.altKey || !state) return;
  const item = state.items.find((each) => each.key === event.key);
  const command = Object.hasOwn(commands, event.key) ? commands[event.key] : null;
  if (!item && !command) return;
  event.preventDefault();
  if (item) return pick(item);
  awaitsKey = false;
  command();
});

words.addEventListener("change", saveWords);
find("new").addEventListener("submit", (event) => {
  event.preventDefault();
  saveLine();
});
articles.forEach((article, index) => article.addEventListener("click", () => index !== at && go(index)));
for (const [id, name] of [["all", "+"], ["none", "0"], ["by-hand", "p"], ["back", "Delete"], ["undo", "u"]]) {
  find(id).addEventListener("click", () => commands[name]());
}
find("keep").addEventListener("click", keepForOthers);
find("down").addEventListener("click", () => send(() => ({ do: "down", down: !state.down })));

// On a phone the answer needs the room.
if (matchMedia("(max-width: 45rem)").matches) document.querySelector("aside details").open = false;

ask(null).then(() => {
  const known = articles.findIndex((each) => `#${each.id}` === location.hash);
  const open = articles.findIndex((each) => state && state.answers[each.id].open);
  go(Math.max(known, known < 0 ? open : known, 0));
});
setInterval(() => document.activeElement !== line && saving.then(() => ask(null)), 4000);
