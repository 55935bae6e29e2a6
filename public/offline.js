/*
 * The page for hours without a network: help in the person's language, and the copy of their safety plan if this device
 * keeps one (`lib/client/device-copy.ts` writes it). Runs without the application.
 */
(() => {
  const byId = (id) => document.getElementById(id);
  const make = (name, text) => {
    const element = document.createElement(name);
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  };

  const way = ({ href, label, hint }) => {
    const link = make("a", label);
    link.href = href;
    link.append(make("small", hint));
    const item = make("li");
    item.append(link);
    return item;
  };

  const speak = (help) => {
    document.documentElement.lang = help.lang;
    document.documentElement.dir = help.dir;
    document.documentElement.dataset.audience = help.audience;
    byId("heading").textContent = help.heading;
    byId("retry").textContent = help.retry;
    byId("title").textContent = help.title;
    byId("lead").textContent = help.lead;
    byId("danger").textContent = help.danger.text;
    byId("danger").href = help.danger.href;
    byId("breathe").textContent = help.breathe.title;
    byId("in").textContent = `${help.breathe.in} (4)`;
    byId("out").textContent = `${help.breathe.out} (6)`;
    byId("ground").textContent = help.ground.title;
    byId("after").textContent = help.ground.after;
    byId("steps").replaceChildren(...help.ground.steps.map((step) => make("li", step)));
    byId("ways").replaceChildren(...help.options.map(way));
    byId("exit").textContent = help.exit.label;
    byId("exit").dataset.quickExit = help.exit.url;
  };

  const settled = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const bytes = (text) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

  const readPlan = async () => {
    const copy = stored("willow.plan");
    if (!copy) return null;
    const opening = indexedDB.open("willow", 1);
    // Cleared by the browser while the copy stayed: left without its store it could never keep a key again.
    opening.onupgradeneeded = () => opening.result.createObjectStore("keys");
    const database = await settled(opening);
    const key = await settled(database.transaction("keys").objectStore("keys").get("willow.plan"));
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv: bytes(copy.iv) }, key, bytes(copy.data));
    return JSON.parse(new TextDecoder().decode(plain));
  };

  const line = ({ text, phone }) => {
    const item = make("li", phone ? `${text} ` : text);
    item.dir = "auto";
    if (phone) {
      const link = make("a", phone);
      link.href = `tel:${phone.replace(/[^\d+]/g, "")}`;
      item.append(link);
    }
    return item;
  };

  const showPlan = ({ plan, order, title, steps }) => {
    const filled = order.filter((name) => plan[name].length > 0);
    if (filled.length === 0) return;
    const place = byId("plan");
    const cards = filled.map((name) => {
      const card = make("div");
      card.className = "step";
      const list = make("ul");
      list.append(...plan[name].map(line));
      card.append(make("h3", steps[name]), list);
      return card;
    });
    place.replaceChildren(make("h2", title), ...cards);
    place.hidden = false;
  };

  const help = stored("willow.help");
  try {
    if (help) speak(help);
  } catch {
    // Words that an older version kept: what is missing stays in English.
  }
  readPlan()
    .then((copy) => copy && showPlan(copy))
    .catch(() => undefined);

  byId("retry").addEventListener("click", () => location.reload());

  // "Online" may be said before the network is there, or not at all: ask every few seconds until an answer comes.
  const PAUSE = 3000;
  let next;
  const ask = () => {
    clearTimeout(next);
    fetch("/api/health", { method: "HEAD", cache: "no-store" }).then(
      () => location.reload(),
      () => {
        next = setTimeout(ask, PAUSE);
      },
    );
  };
  window.addEventListener("online", ask);
  next = setTimeout(ask, PAUSE);
})();
