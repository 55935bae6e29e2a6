/**
 * Reloads a page of the previous build, once, if a script or style it needs is gone. If the person
 * has just clicked a link, that link opens instead. Typed text comes first: drafts survive in
 * session storage, and a page waits until text that exists only in a field is sent. A choice is
 * safe if `data-kept` is on the field or around it: a draft has it, it took effect at once, or it
 * only changes the view. `data-unkept` keeps the page from being reloaded for content outside our
 * fields.
 */
import { goTo } from "../navigation";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Paths of a build's scripts and styles. A missing picture doesn't mean the page is old. */
const PART = /^\/_next\/static\/.+\.(?:js|css)$/;

/** The file this tab last reloaded for, and when. */
const RENEWED = "willow.renewed";
/** Keeps two builds behind one URL, during a deployment, from reloading a page back and forth. */
const RENEW_AGAIN_MS = 60_000;
const LOOK_AGAIN_MS = 500;
/** Someone who has just emptied or sent a field may be about to type again. */
const TYPES_ON_MS = 5_000;
/**
 * A change sent later than this isn't the form's own, because the form's input was rejected before
 * sending.
 */
const SETS_OUT_WITHIN_MS = 10_000;
/** Someone who is still here after this long didn't leave through the link. */
const LINK_TAKES_MS = 10_000;

const root = document.documentElement;
/** Fields the person has changed, and when. */
const touched = new Map<Field, number>();
/** Submitted forms without a response yet, and since when. */
const sent = new Map<HTMLFormElement, number>();
let lastInputAt = 0;
let chosen = { from: "", to: "", at: 0 };

const isChoice = ({ type }: Field): boolean => /^(?:checkbox|file|radio|range|select)/.test(type);

function isKept(field: Field): boolean {
  if (isChoice(field)) return Boolean(field.closest("[data-kept]"));
  const text = field.value?.trim();
  // The JSON quotes matter: "no" doesn't count as stored just because another text contains it.
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
 * An open dialog stays, because it may show help or ask what's wrong. A toast stays, because it may
 * offer to undo something. Pending changes finish first, because their responses may bring help. A
 * person who is leaving isn't stopped.
 */
const mustWait = (): boolean =>
  Boolean(document.querySelector("dialog[open],[data-toast]")) ||
  Boolean(globalThis.willowUnderWay) ||
  root.matches("[data-left],[data-signing-out]");

/** @param wasHeld by a text that was in no other place; then an earlier link no longer counts */
function renewFor(part: string, wasHeld = false): void {
  const isTyping = wasHeld && performance.now() - lastInputAt < TYPES_ON_MS;
  if (mustWait() || isTyping) {
    setTimeout(renewFor, LOOK_AGAIN_MS, part, wasHeld);
    return;
  }
  const { from, to, at } = chosen;
  const isLeaving = !wasHeld && from === location.href && Date.now() - at < LINK_TAKES_MS;
  try {
    if (wasRenewedFor(part)) return;
    if (!isLeaving && holdsUnkept()) {
      setTimeout(renewFor, LOOK_AGAIN_MS, part, true);
      return;
    }
    sessionStorage.setItem(RENEWED, JSON.stringify([part, Date.now()]));
  } catch {
    // Without storage we couldn't tell that we had already reloaded.
    return;
  }
  if (isLeaving) goTo(to);
  else history.go(0);
}

/** A URL may name another host or a build (`?dpl=`). */
const pathOf = (address: string): string => new URL(address, location.href).pathname;

/** If the network or service is unreachable, that says nothing about the file. */
async function look(address: string): Promise<void> {
  const answer = await fetch(address, { method: "HEAD", cache: "no-store" }).catch(() => null);
  if (answer?.status === 404) renewFor(pathOf(address));
}

/**
 * Handles the response to a change. The first change sent after a form was submitted is the form's
 * own, and its fields are safe only if the service accepted it.
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
  // Uses the capture phase, to run before the application handles and stores the input.
  document.addEventListener(
    "input",
    ({ target }) => {
      lastInputAt = performance.now();
      touched.set(target as Field, lastInputAt);
    },
    true,
  );
  document.addEventListener(
    "submit",
    ({ target }) => sent.set(target as HTMLFormElement, performance.now()),
    true,
  );
  globalThis.willowAnswered = noteAnswer;
  // Uses the capture phase, because a load error doesn't bubble.
  window.addEventListener(
    "error",
    ({ target }) => {
      const address =
        target instanceof Element && (target.getAttribute("src") ?? target.getAttribute("href"));
      if (address && PART.test(pathOf(address))) void look(address);
    },
    true,
  );
  // Failures from before this script ran. Not every browser reports them.
  const before = (performance.getEntriesByType?.("resource") ?? []) as PerformanceResourceTiming[];
  for (const { name, responseStatus } of before) {
    if (responseStatus === 404 && PART.test(pathOf(name))) renewFor(pathOf(name));
  }
}
