import { type RefObject, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { Slider } from "@/components/ui/slider";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import { PAIN_STOPS } from "@/lib/features/movement/planner/constants";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import type { Answers, Place } from "@/lib/features/movement/player/types";
import {
  LOWEST_ENERGY,
  LOWEST_PAIN,
  MAX_ENERGY,
  MAX_PAIN,
} from "@/lib/features/movement/sessions/constants";
import type { FullRoutine } from "@/lib/features/movement/types";
import { dialable } from "@/lib/shared/dialable";

interface BeforeProps {
  copy: PlayerCopy;
  words: PhysicalCopy;
  /** Gets focus when the previous stage ends. */
  title: RefObject<HTMLHeadingElement | null>;
  routine: FullRoutine;
  place: Place;
  /** Local emergency number. */
  emergency: string;
  onSay: (answers: Answers) => void;
  onStart: () => void;
}

/** Asks for pain and energy beforehand, and shows what's coming. */
export function Before({
  copy,
  words,
  title,
  routine,
  place,
  emergency,
  onSay,
  onStart,
}: BeforeProps) {
  const { before } = copy;
  const isStrong = place.painBefore >= PAIN_STOPS;
  const [isSure, setSure] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <Card data-kept className="grid content-start gap-5">
        <div>
          <CardTitle ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
            {before.title}
          </CardTitle>
          <p className="mt-1 text-ink-soft">{before.text}</p>
        </div>
        <Slider
          label={before.pain}
          min={LOWEST_PAIN}
          max={MAX_PAIN}
          value={place.painBefore}
          onValueChange={(painBefore) => onSay({ painBefore })}
          ends={before.painEnds}
        />
        <div role="status" className="empty:hidden">
          {isStrong ? (
            <p className="rounded-control bg-signal-soft px-4 py-3 text-signal-ink">
              {before.strong(emergency)}
            </p>
          ) : null}
        </div>
        {isStrong ? (
          <div className="grid justify-items-start gap-3">
            <LinkButton href="/physical-therapy?tab=routines">{before.rest}</LinkButton>
            <AnchorButton variant="crisis" href={`tel:${dialable(emergency)}`}>
              {copy.danger.emergency(emergency)}
            </AnchorButton>
            <Checkbox
              label={before.anyway}
              checked={isSure}
              onChange={(event) => setSure(event.currentTarget.checked)}
            />
          </div>
        ) : null}
        <Slider
          label={before.energy}
          min={LOWEST_ENERGY}
          max={MAX_ENERGY}
          value={place.energy}
          onValueChange={(energy) => onSay({ energy })}
          ends={before.energyEnds}
        />
        <p className="text-ink-soft">{before.room}</p>
        <Button size="lg" disabled={isStrong && !isSure} onClick={onStart}>
          {copy.start}
        </Button>
      </Card>
      <Card tone="flat">
        <CardTitle>{before.plan}</CardTitle>
        <p className="text-ink-soft text-sm">{words.minutes(routine.estimatedDuration)}</p>
        <ol className="mt-3 grid list-decimal gap-2 ps-5">
          {routine.exercises.map(({ id, exercise, ...item }) => (
            <li key={id}>
              <span className="font-semibold">{exercise.name}</span>
              <span className="block text-ink-soft text-sm">
                {words.amount(item, exercise.perSide)}
              </span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  );
}
