/*
 * A mood entry without a network: sealed on this device until the application sends it (decision 0027,
 * `lib/client/device-outbox.ts`). Only for somebody who is signed in here.
 */
import { button, byId, make, owner, seal } from "/offline-device.js";

const SVG = "http://www.w3.org/2000/svg";
const keyOf = (id) => `willow.waiting.${id}`;

const face = (mood) => {
  const drawing = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#face-${mood}`);
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(use);
  return drawing;
};

const newUuid = () => {
  const random = crypto.getRandomValues(new Uint8Array(16));
  random[6] = (random[6] & 0x0f) | 0x40;
  random[8] = (random[8] & 0x3f) | 0x80;
  const hex = Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};

/** The crisis detector of the application, if this device has it: it is large, so it is fetched when a note is begun. */
let detecting;
const detector = () => {
  detecting ??= new Promise((resolve) => {
    const script = make("script", undefined, { src: "/offline-detector.js" });
    script.addEventListener("load", () => resolve(globalThis.willowDetect ?? (() => false)));
    script.addEventListener("error", () => resolve(() => false));
    document.head.append(script);
  });
  return detecting;
};

const keep = async (whose, entry) => {
  const id = newUuid();
  const at = new Date().toISOString();
  const sealed = await seal({ ...entry, recordedAt: at });
  // Sealing takes a while; who left meanwhile leaves nothing behind.
  if (owner() !== whose) throw new Error("somebody else, or nobody");
  localStorage.setItem(keyOf(id), JSON.stringify({ owner: whose, at, ...sealed }));
  return id;
};

/** @returns whether somebody is in the middle of it */
export const moodEntry = (words, openHelp) => {
  const whose = owner();
  if (!whose) return () => false;
  let chosen = null;
  let kept = null;

  const place = byId("mood");
  const grid = make("div", undefined, { class: "moods", role: "group", "aria-label": words.title });
  const choices = words.moods.map((one) => {
    const choice = button("", () => choose(one));
    choice.setAttribute("aria-pressed", "false");
    choice.append(face(one.mood), make("span", one.label));
    return choice;
  });
  grid.append(...choices);

  const note = make("textarea", undefined, { id: "note", rows: "3", maxlength: String(words.longest), dir: "auto" });
  note.addEventListener("focus", () => void detector());
  const noted = make("div");
  noted.append(make("label", words.note, { for: "note" }), note);
  const said = make("p", "", { class: "said", role: "status" });

  const choose = (one) => {
    chosen = one;
    words.moods.forEach(({ mood }, index) => choices[index].setAttribute("aria-pressed", String(mood === one?.mood)));
    save.disabled = one === null;
  };
  const tell = (text, id) => {
    said.textContent = text;
    kept = id;
    undo.hidden = id === null;
  };

  const send = async () => {
    if (!chosen) return;
    const { mood, score, quickNote } = chosen;
    const written = note.value.trim();
    save.disabled = true;
    const noticed = written !== "" && (await detector())(written);
    if (noticed) openHelp();
    try {
      const id = await keep(whose, { mood, moodScore: score, notes: written || quickNote, noticed });
      note.value = "";
      choose(null);
      tell(words.saved, id);
    } catch {
      save.disabled = false;
      tell(words.failed, null);
    }
  };
  const takeBack = () => {
    localStorage.removeItem(keyOf(kept));
    tell(words.undone, null);
    choices[0].focus();
  };

  const save = button(words.save, send, true);
  save.disabled = true;
  const undo = button(words.undo, takeBack);
  undo.hidden = true;
  const row = make("div", undefined, { class: "row" });
  row.append(save, undo);
  place.replaceChildren(make("h2", words.title), make("p", words.lead, { class: "lead" }), grid, noted, row, said);
  place.hidden = false;
  return () => chosen !== null || note.value.trim() !== "";
};
