// Finds sections in PAGES (index.js) while somebody types; without it the pages read the same.
"use strict";
(() => {
  const MOST = 20;
  const form = document.getElementById("search");
  const input = form.querySelector("input");
  const found = document.getElementById("found");
  const sections = PAGES.map(([page, title, anchor, heading, text]) => ({
    page, title, anchor, heading, text, head: heading.toLowerCase(), all: (heading + " " + text).toLowerCase(),
  }));

  const search = (query) => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const rank = (s) => words.filter((word) => s.head.includes(word)).length;
    return sections
      .filter((s) => words.every((word) => s.all.includes(word)))
      .sort((a, b) => rank(b) - rank(a))
      .slice(0, MOST)
      .map((s) => [s, around(s, words)]);
  };

  const around = (section, words) => {
    const place = Math.max(0, Math.min(...words.map((w) => {
      const at = section.text.toLowerCase().indexOf(w);
      return at < 0 ? section.text.length : at;
    })) - 40);
    const text = section.text.slice(place, place + 120);
    return (place ? "… " : "") + text + (place + 120 < section.text.length ? " …" : "");
  };

  const show = () => {
    const results = search(input.value);
    found.replaceChildren();
    found.hidden = !input.value.trim();
    for (const [section, text] of results) {
      const link = document.createElement("a");
      link.href = section.page + "#" + encodeURI(section.anchor);
      link.textContent = section.heading;
      const where = document.createElement("span");
      where.textContent = (section.heading === section.title ? "" : section.title + " · ") + text;
      link.append(where);
      const item = document.createElement("li");
      item.append(link);
      found.append(item);
    }
    if (!results.length) {
      const nothing = document.createElement("p");
      nothing.textContent = "No section has all of these words.";
      found.append(nothing);
    }
  };

  const close = () => { found.hidden = true; };
  form.hidden = false;
  input.addEventListener("input", show);
  input.addEventListener("focus", show);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const first = found.querySelector("a");
    if (first) first.click();
  });
  form.addEventListener("keydown", (event) => {
    const links = [...found.querySelectorAll("a")];
    const now = links.indexOf(document.activeElement);
    if (event.key === "Escape") { close(); input.blur(); }
    if (event.key === "ArrowDown" && links[now + 1]) { event.preventDefault(); links[now + 1].focus(); }
    if (event.key === "ArrowUp") { event.preventDefault(); (links[now - 1] || input).focus(); }
  });
  found.addEventListener("click", close);
  document.addEventListener("click", (event) => { if (!form.contains(event.target)) close(); });
  // On a phone the list of contents would fill the first screen.
  const contents = document.querySelector(".contents details");
  if (contents && matchMedia("(max-width: 70rem)").matches) contents.open = false;
})();
