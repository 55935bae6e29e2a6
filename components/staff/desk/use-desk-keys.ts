"use client";

import { useEffect, useSyncExternalStore } from "react";
import { isComposing } from "@/components/ui/keys";

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
 * Single keys can be switched off on this device: whoever speaks to their computer presses them by
 * accident (WCAG 2.1.4).
 */
export const useKeysOn = (): boolean => useSyncExternalStore(subscribe, areOn, () => true);

export function switchKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // A browser that keeps storage shut keeps its keys as they are.
  }
  for (const listener of listeners) listener();
}

const WALKING: ReadonlySet<string> = new Set(["j", "k"]);

const isField = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/**
 * Single keys while no field has the focus and no dialog is open; Escape leaves a field, and keeps
 * what is in it.
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
      // A key that is held walks along the queue, and does nothing twice.
      const act = on && !(event.repeat && !WALKING.has(key)) ? acts[key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [acts, on]);
}

/** Presses a button of the open incident, or leads into its field. */
export function leadTo(step: string): void {
  const place = document.querySelector<HTMLElement>(`[data-step="${step}"]`);
  if (place instanceof HTMLButtonElement) place.click();
  else place?.focus();
}

const lines = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[data-incident]")];

/**
 * Moves the focus in the queue; from elsewhere it goes on from the line that is open, or begins at
 * the first.
 */
export function moveInQueue(by: 1 | -1, openId: string | null): void {
  const all = lines();
  const focused = all.findIndex((line) => line.matches(":focus"));
  const from = focused >= 0 ? focused : all.findIndex(({ dataset }) => dataset.incident === openId);
  const next = from < 0 ? 0 : Math.min(all.length - 1, Math.max(0, from + by));
  all[next]?.focus();
}

/** On a phone the queue makes room for the open incident. */
export const isQueueInSight = (): boolean =>
  document.querySelector<HTMLElement>("[data-queue]")?.checkVisibility?.() !== false;

/** The first line of the queue that is not this one, where there is one. */
export function focusNextThan(id: string): void {
  lines()
    .find(({ dataset }) => dataset.incident !== id)
    ?.focus();
}
