/*
 * The page for hours without a network: help in the person's language, the copy of their safety plan if this device
 * keeps one (`lib/client/device-copy.ts` writes it), a mood entry, breathing and grounding. Runs without the application.
 */
import { button, byId, make, open, stored } from "/offline-device.js";
import { moodEntry } from "/offline-mood.js";
import { breathing, grounding } from "/offline-tools.js";

const way = ({ href, label, hint }) => {
  const link = make("a", label, { href });
  link.append(make("small", hint));
  const item = make("li");
  item.append(link);
  return item;
};

const speak = (help) => {
  const page = document.documentElement;
  page.lang = help.lang;
  page.dir = help.dir;
  page.dataset.audience = help.audience;
  for (const id of ["heading", "retry", "title", "lead"]) byId(id).textContent = help[id];
  byId("danger").textContent = help.danger.text;
  byId("danger").href = help.danger.href;
  byId("ways").replaceChildren(...help.options.map(way));
  byId("exit").textContent = help.exit.label;
  byId("exit").dataset.quickExit = help.exit.url;
};

/** The crisis dialog of this page: what stands at its top, once more and over everything. */
const openHelp = (help) => {
  const dialog = byId("now");
  if (dialog.open) return;
  const ways = make("ul", undefined, { class: "ways" });
  ways.append(...help.options.map(way));
  const danger = make("p", undefined, { class: "danger" });
  danger.append(make("a", help.danger.text, { href: help.danger.href }));
  const row = make("div", undefined, { class: "row" });
  const exit = make("button", help.exit.label, { type: "button", "data-quick-exit": help.exit.url });
  row.append(button(help.close, () => dialog.close()), exit);
  dialog.replaceChildren(make("h2", help.title, { id: "now-title" }), make("p", help.lead), ways, danger, row);
  dialog.showModal();
};

const line = ({ text, phone }) => {
  const item = make("li", phone ? `${text} ` : text, { dir: "auto" });
  if (phone) item.append(make("a", phone, { href: `tel:${phone.replace(/[^\d+]/g, "")}` }));
  return item;
};

const showPlan = ({ plan, order, title, steps }) => {
  const filled = order.filter((name) => plan[name].length > 0);
  if (filled.length === 0) return;
  const place = byId("plan");
  const cards = filled.map((name) => {
    const card = make("div", undefined, { class: "step" });
    const list = make("ul");
    list.append(...plan[name].map(line));
    card.append(make("h3", steps[name]), list);
    return card;
  });
  place.replaceChildren(make("h2", title), ...cards);
  place.hidden = false;
};

const help = stored("willow.help");
const running = [];
try {
  if (help) {
    speak(help);
    running.push(breathing(help.breathe), grounding(help.ground), moodEntry(help.mood, () => openHelp(help)));
  }
} catch {
  // Words that an older version kept: what is missing stays in English, as it stands on the page.
}
const copy = stored("willow.plan");
if (copy) open(copy).then(showPlan, () => undefined);

byId("retry").addEventListener("click", () => location.reload());

const isBusy = () => byId("now").open || running.some((runs) => runs());

const offerToGoOn = () => {
  const place = byId("back");
  if (!place.hidden) return;
  place.hidden = false;
  place.replaceChildren(make("span", help.back.text), button(help.back.button, () => location.reload(), true));
};

// "Online" may be said before the network is there, or not at all: ask every few seconds until an answer comes. Nobody is
// torn out of a breath or a sentence.
const PAUSE = 3000;
let next;
const ask = () => {
  clearTimeout(next);
  const again = () => {
    next = setTimeout(ask, PAUSE);
  };
  fetch("/api/health", { method: "HEAD", cache: "no-store" }).then(() => {
    if (!isBusy()) return location.reload();
    offerToGoOn();
    again();
  }, again);
};
window.addEventListener("online", ask);
next = setTimeout(ask, PAUSE);
