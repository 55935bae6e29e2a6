"use client";

import { useEffect, useSyncExternalStore } from "react";
import { isComposing } from "@/lib/client/is-composing";

const KEY = "willow.desk-keys";
const OFF = "off";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function areOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
}

/**
 * Tells whether single-key shortcuts are on for this device. They can be switched off, because
 * speech input presses them by accident (WCAG 2.1.4).
 */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // If the browser blocks storage, the shortcuts stay as they are.
  }
  for (const listener of listeners) listener();
}

const WALKING: ReadonlySet<string> = new Set(["j", "k"]);

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/**
 * Handles single-key shortcuts while no field has focus and no dialog is open. Escape leaves a
 * field and keeps its text.
 */
export function useDeskKeys(acts: Readonly<Record<string, () => void>>): void {
  const on = useKeysOn();
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isComposing(event)
      )
        return;
      if (document.querySelector("dialog[open]")) return;
      if (isField(event.target)) {
        if (event.key === "Escape") event.target.blur();
        return;
      }
      const key = event.key.toLowerCase();
      // Holding a key down moves along the queue but repeats nothing else.
      const act = on && !(event.repeat && !WALKING.has(key)) ? acts[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [acts, on]);
}

/** Clicks a button of the open incident, or focuses its field. */
export function leadTo(step: string): void {
  const place = document.querySelector<HTMLElement>(`[data-step="${step}"]`);
  if (place instanceof HTMLButtonElement) place.click();
  else place?.focus();
}

const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-incident]")];

/**
 * Moves focus in the queue. From elsewhere it continues from the open line, or starts at the first.
 */
export function moveInQueue(by: 1 | -1, openId: string | null): void {
  const all = lines();
  const focused = all.findIndex((line) => line.matches(":focus"));
  const from = focused >= 0 ? focused : all.findIndex(({ dataset }) => dataset.incident === openId);
  const next = from < 0 ? 0 : Math.min(all.length - 1, Math.max(0, from + by));
  all[next]?.focus();
}

/** False on a phone while the open incident takes the queue's place. */
export const isQueueInSight = (): boolean =>
  document.querySelector<HTMLElement>("[data-queue]")?.checkVisibility?.() !== false;

/** Focuses the first queue line other than this one, if there is one. */
export function focusNextThan(id: string): void {
  lines()
    .find(({ dataset }) => dataset.incident !== id)
    ?.focus();
}
