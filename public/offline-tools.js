/* Breathing and grounding without the application. Each answers whether somebody is in the middle of it. */
import { button, byId, filled, make } from "/offline-device.js";

const PHASES = ["in", "hold", "out", "rest"];

/** Where the breathing is after so many seconds; null once it is over (lib/features/conversation/exercises/policy.ts). */
const momentAt = (pace, seconds) => {
  const length = PHASES.reduce((sum, phase) => sum + pace[phase], 0);
  const breath = Math.floor(seconds / length);
  if (breath >= pace.breaths) return null;
  let into = seconds % length;
  for (const phase of PHASES) {
    if (into < pace[phase]) return { breath, phase, left: pace[phase] - into };
    into -= pace[phase];
  }
  return null;
};

export const breathing = (words) => {
  const circle = make("span", undefined, { class: "circle", "aria-hidden": "true" });
  const disc = make("i");
  const left = make("b");
  circle.append(disc, left);
  const phase = make("p", "", { class: "phase", role: "status" });
  const count = make("p", words.lead, { class: "lead" });
  let began = null;
  let ticking;

  const rest = (said, hint, label) => {
    clearInterval(ticking);
    began = null;
    disc.className = "";
    left.textContent = "";
    phase.textContent = said;
    count.textContent = hint;
    control.textContent = label;
  };

  const tick = () => {
    const moment = momentAt(words.pace, Math.floor((performance.now() - began) / 1000));
    if (!moment) return rest(words.done, "", words.again);
    if (moment.phase === "in" || moment.phase === "out") {
      disc.style.transitionDuration = `${words.pace[moment.phase]}s`;
      disc.className = moment.phase === "in" ? "wide" : "";
    }
    left.textContent = moment.left;
    // Spoken once a phase: the same words again would be read out with every second.
    if (phase.textContent !== words.phases[moment.phase]) phase.textContent = words.phases[moment.phase];
    count.textContent = filled(words.count, { n: moment.breath + 1, total: words.pace.breaths });
  };

  const start = () => {
    began = performance.now();
    control.textContent = words.stop;
    tick();
    ticking = setInterval(tick, 200);
  };
  const control = button(words.begin, () => (began === null ? start() : rest("", words.lead, words.begin)), true);
  const box = make("div", undefined, { class: "pacer" });
  box.append(circle, phase, count, control);
  byId("breathe").replaceChildren(make("h2", words.title), box);
  return () => began !== null;
};

export const grounding = (words) => {
  const count = make("p", "", { class: "lead" });
  const step = make("p", "", { class: "now-step" });
  const told = make("div", undefined, { role: "status" });
  told.append(count, step);
  const total = words.steps.length;
  let at = 0;

  const show = () => {
    const over = at >= total;
    count.textContent = over ? "" : filled(words.count, { n: at + 1, total });
    step.textContent = over ? words.after : words.steps[at];
    next.textContent = over ? words.again : at === total - 1 ? words.finish : words.next;
    // It stays in its place, so that a focus on it is never lost.
    back.setAttribute("aria-disabled", String(at === 0));
  };
  const go = (to) => {
    at = to;
    show();
  };
  const back = button(words.back, () => at > 0 && go(at - 1));
  const next = button(words.next, () => go(at >= total ? 0 : at + 1), true);
  const row = make("div", undefined, { class: "row" });
  row.append(back, next);
  byId("ground").replaceChildren(make("h2", words.title), make("p", words.lead, { class: "lead" }), told, row);
  show();
  return () => at > 0 && at < total;
};
