"use client";

import { ownerHere } from "@/lib/client/device-copy";
import { dropWaiting, keepWaiting, readWaiting } from "@/lib/client/device-outbox";
import type { Place } from "./types";

/**
 * Where somebody is in a routine, sealed on this device like a mood that waits (decision 0027):
 * gone with sign-out, quick exit, another person's sign-in and after a week.
 */
const idOf = (routineId: string): string => `place-${routineId}`;

/**
 * Sealing takes a while; one after the other, or an older place could be written over a newer one.
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

/** The routines that were begun on this device and not finished. */
export async function readBegun(): Promise<ReadonlySet<string>> {
  const personId = ownerHere();
  const places = personId === null ? [] : await readWaiting<Place>(personId, "pt-place");
  return new Set(
    places.flatMap(({ id, value }) =>
      value.stage === "before" ? [] : [id.slice(idOf("").length)],
    ),
  );
}

/** Null when nothing is kept for whoever is signed in here. */
export async function readPlace(routineId: string, personId: string): Promise<Place | null> {
  // Another person's device copy: not theirs to continue.
  if (ownerHere() !== null && ownerHere() !== personId) return null;
  const places = await readWaiting<Place>(personId, "pt-place");
  return places.find(({ id }) => id === idOf(routineId))?.value ?? null;
}
