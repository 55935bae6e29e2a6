/**
 * A page of the last build that asks for a script or style of it which is gone is reloaded, once. A
 * chosen link is followed instead. What was typed comes first: drafts live on in session storage,
 * and what only its field holds keeps the page. A choice counts as kept where `data-kept` says so,
 * on the field or around it: a draft has it, it holds at once, or it only says what is looked at.
 * `data-unkept` keeps the page for what stands in no field of ours.
 */
import { goTo } from "../navigation";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the parts of a build are called. A picture that is missing is no matter of an old page. */
const PART = /^\/_next\/static\/.+\.(?:js|css)$/;

/** Which part it was last done for, and when; for this tab. */
const RENEWED = "willow.renewed";
/**
 * Two builds behind one address, while one replaces the other, must not send a page back and forth.
 */
const RENEW_AGAIN_MS = 60_000;
const LOOK_AGAIN_MS = 500;
/** A change that sets out later is not what the form sent: its answers were refused before. */
const SETS_OUT_WITHIN_MS = 10_000;
/** Whoever is still here after that did not leave by it. */
const LINK_TAKES_MS = 10_000;

const root = document.documentElement;
/** What the person has changed, and when. */
const touched = new Map<Field, number>();
/** Forms that were sent and have no answer yet, and since when. */
const sent = new Map<HTMLFormElement, number>();
let chosen = { from: "", to: "", at: 0 };

const isChoice = ({ type }: Field): boolean => /^(?:checkbox|file|radio|range|select)/.test(type);

function isKept(field: Field): boolean {
  if (isChoice(field)) return Boolean(field.closest("[data-kept]"));
  const text = field.value?.trim();
  // In quotes: "no" is not kept where another text only holds it.
  const isIn = (entry: string) =>
    entry.trim() === text || entry.includes(JSON.stringify(field.value));
  return !text || Object.values<string>(sessionStorage).some(isIn);
}

const holdsUnkept = (): boolean =>
  Boolean(document.querySelector("[data-unkept]")) ||
  [...touched.keys()].some((field) => field.isConnected && !isKept(field));

function wasRenewedFor(part: string): boolean {
  const [last, at] = JSON.parse(sessionStorage.getItem(RENEWED) ?? "[]");
  return last === part || Date.now() - at < RENEW_AGAIN_MS;
}

/**
 * An open dialog stays: it may show help, or ask what is wrong. What is under way arrives first:
 * its answer may bring help. And nothing stops whoever is leaving.
 */
const mustWait = (): boolean =>
  Boolean(document.querySelector("dialog[open]")) ||
  Boolean(globalThis.willowUnderWay) ||
  root.matches("[data-left],[data-signing-out]");

function renewFor(part: string): void {
  if (mustWait()) {
    setTimeout(renewFor, LOOK_AGAIN_MS, part);
    return;
  }
  const { from, to, at } = chosen;
  const isLeaving = from === location.href && Date.now() - at < LINK_TAKES_MS;
  try {
    if (wasRenewedFor(part) || (!isLeaving && holdsUnkept())) return;
    sessionStorage.setItem(RENEWED, JSON.stringify([part, Date.now()]));
  } catch {
    // Without storage nobody could tell that it was done before.
    return;
  }
  if (isLeaving) goTo(to);
  else history.go(0);
}

/** Addresses may name another host, or which build is asked for (`?dpl=`). */
const pathOf = (address: string): string => new URL(address, location.href).pathname;

/** A network that is away, or a service that is, says nothing about the part. */
async function look(address: string): Promise<void> {
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) renewFor(pathOf(address));
}

/**
 * The first change that sets out after a form was sent is what it sent. Only what the service has
 * accepted is kept there.
 */
function noteAnswer(setOutAt: number, isAccepted: boolean): void {
  for (const [form, at] of sent) {
    if (at > setOutAt) continue;
    sent.delete(form);
    if (!isAccepted || setOutAt - at > SETS_OUT_WITHIN_MS) continue;
    for (const [field, changedAt] of touched)
      if (field.form === form && changedAt <= at) touched.delete(field);
  }
}

function noteLink({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]");
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || link.target) return;
  const isPage = link.origin === location.origin && link.pathname !== location.pathname;
  if (isPage) chosen = { from: location.href, to: link.href, at: Date.now() };
}

export function renewOldPages(): void {
  document.addEventListener("click", noteLink);
  // Before the application hears of it, and keeps it.
  document.addEventListener(
    "input",
    ({ target }) => touched.set(target as Field, performance.now()),
    true,
  );
  document.addEventListener(
    "submit",
    ({ target }) => sent.set(target as HTMLFormElement, performance.now()),
    true,
  );
  globalThis.willowAnswered = noteAnswer;
  // Capturing: such an event does not rise from its element.
  window.addEventListener(
    "error",
    ({ target }) => {
      const address =
        target instanceof Element && (target.getAttribute("src") ?? target.getAttribute("href"));
      if (address && PART.test(pathOf(address))) void look(address);
    },
    true,
  );
  // What failed before this script ran; not every browser tells.
  const before = (performance.getEntriesByType?.("resource") ?? []) as PerformanceResourceTiming[];
  for (const { name, responseStatus } of before) {
    if (responseStatus === 404 && PART.test(pathOf(name))) renewFor(pathOf(name));
  }
}
