"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { newUuid } from "@/lib/client/uuid";
import { forgetPlace, keepPlace, readPlace } from "@/lib/features/movement/player/client";
import { freshPlace, reducePlayer, resumed, stepsOf } from "@/lib/features/movement/player/policy";
import type { Action, Answers, Item, Place } from "@/lib/features/movement/player/types";
import { waitingStopSigns } from "@/lib/features/movement/waiting/client";

type Timed = Extract<Action, { now: number }>;
type Untimed<A> = A extends unknown ? Omit<A, "now"> : never;

/**
 * The person's place in a routine. Every change is saved on this device, so that a reload, an empty
 * battery or a phone call loses nothing; the saved place is restored before the first button shows.
 */
export function usePlayer(
  routineId: string,
  personId: string,
  items: readonly Item[],
  painNow: number,
) {
  const steps = useMemo(() => stepsOf(items), [items]);
  const [place, setPlace] = useState<Place | null>(null);
  const [unsentStops, setUnsentStops] = useState<readonly string[]>([]);
  const over = useRef(false);

  useEffect(() => {
    let isHere = true;
    const begin = ([kept, stops]: [Place | null, readonly string[]]) => {
      const usable =
        kept && kept.step < steps.length ? resumed(kept) : freshPlace(newUuid(), painNow);
      if (!isHere) return;
      setUnsentStops(stops);
      setPlace((now) => now ?? usable);
    };
    Promise.all([readPlace(routineId, personId), waitingStopSigns(personId)]).then(begin, () =>
      begin([null, []]),
    );
    return () => {
      isHere = false;
    };
  }, [routineId, personId, steps, painNow]);

  function apply(action: Action) {
    if (!place) return;
    const next = reducePlayer(place, action, steps);
    setPlace(next);
    if (!over.current) void keepPlace(routineId, next);
  }

  return {
    steps,
    place,
    unsentStops,
    act: (action: Untimed<Timed>) => apply({ ...action, now: Date.now() } as Action),
    say: (answers: Answers) => apply({ type: "say", answers }),
    rate: (item: number, rating: number) => apply({ type: "rate", item, rating }),
    /** The session was recorded, so the saved place is deleted. */
    finish() {
      over.current = true;
      void forgetPlace(routineId);
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
