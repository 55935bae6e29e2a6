"use client";

import { ownerHere } from "@/lib/client/device-copy";
import { dropWaiting, keepWaiting, readWaiting } from "@/lib/client/device-outbox";
import type { Place } from "./types";

/**
 * A person's place in a routine, sealed on this device like a mood waiting to be sent (decision
 * 0027). It's cleared on sign-out, quick exit and another person's sign-in, and after a week.
 */
const idOf = (routineId: string): string => `place-${routineId}`;

/**
 * Sealing takes a while, so writes are queued; otherwise an older place could overwrite a newer
 * one.
 */
let last: Promise<unknown> = Promise.resolve();

export function keepPlace(routineId: string, place: Place): Promise<unknown> {
  last = last.then(() => keepWaiting(idOf(routineId), place, "pt-place"));
  return last;
}

export function forgetPlace(routineId: string): Promise<unknown> {
  last = last.then(() => dropWaiting(idOf(routineId)));
  return last;
}

/** Routines begun on this device and not finished. */
export async function readBegun(): Promise<ReadonlySet<string>> {
  const personId = ownerHere();
  const places = personId === null ? [] : await readWaiting<Place>(personId, "pt-place");
  return new Set(
    places.flatMap(({ id, value }) =>
      value.stage === "before" ? [] : [id.slice(idOf("").length)],
    ),
  );
}

/** Null if nothing is stored for the person signed in here. */
export async function readPlace(routineId: string, personId: string): Promise<Place | null> {
  // The device copy belongs to someone else, so this person can't continue it.
  if (ownerHere() !== null && ownerHere() !== personId) return null;
  const places = await readWaiting<Place>(personId, "pt-place");
  return places.find(({ id }) => id === idOf(routineId))?.value ?? null;
}
