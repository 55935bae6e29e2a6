import type { RefObject } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Slider } from "@/components/ui/slider";
import { Textarea } from "@/components/ui/textarea";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import { doneSteps } from "@/lib/features/movement/player/policy";
import type { Place } from "@/lib/features/movement/player/types";
import { LOWEST_PAIN, MAX_NOTE, MAX_PAIN } from "@/lib/features/movement/sessions/constants";
import type { FullRoutine } from "@/lib/features/movement/types";
import { RatingRow } from "./rating-row";
import type { Player } from "./use-player";
import type { Recording } from "./use-record";

interface AfterProps {
  copy: PlayerCopy;
  /** Gets focus when the previous stage ends. */
  title: RefObject<HTMLHeadingElement | null>;
  routine: FullRoutine;
  player: Player;
  place: Place;
  recording: Recording;
}

/** Asks how the routine went; "Finish" records it. */
export function After({ copy, title, routine, player, place, recording }: AfterProps) {
  const { after } = copy;
  const { outcome, record } = recording;
  const isTooLong = place.notes.length > MAX_NOTE;
  const doneItems = new Set(doneSteps(place).map((step) => player.steps[step]?.item));
  return (
    <Card data-kept className="mx-auto grid w-full max-w-2xl gap-6">
      <CardTitle ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
        {after.title}
      </CardTitle>
      <Slider
        label={after.pain}
        min={LOWEST_PAIN}
        max={MAX_PAIN}
        value={place.painAfter}
        onValueChange={(painAfter) => player.say({ painAfter })}
        ends={copy.before.painEnds}
      />
      <div role="status" className="empty:hidden">
        {place.painAfter > place.painBefore ? (
          <p className="rounded-control bg-accent-soft px-4 py-3">{after.morePain}</p>
        ) : null}
      </div>
      {place.quick && place.quick.length > 0 ? (
        <Checkbox
          label={after.onlyLooked(place.quick.length)}
          hint={after.onlyLookedHint}
          checked={place.onlyLooked ?? false}
          onChange={(event) => player.say({ onlyLooked: event.currentTarget.checked })}
        />
      ) : null}
      {doneItems.size > 0 ? (
        <details>
          <summary className="prose-link inline-block cursor-pointer rounded-sm py-1">
            {after.rate}
          </summary>
          <div className="mt-3 grid gap-4">
            {routine.exercises.map(({ id, exercise }, at) =>
              doneItems.has(at) ? (
                <RatingRow
                  key={id}
                  copy={copy}
                  legend={exercise.name}
                  name={`rating-${at}`}
                  value={place.ratings[at]}
                  onRate={(rating) => player.rate(at, rating)}
                />
              ) : null,
            )}
          </div>
        </details>
      ) : null}
      <Field
        label={after.notes}
        hint={after.notesHint}
        error={isTooLong ? after.tooLong(MAX_NOTE) : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            value={place.notes}
            onChange={(event) => player.say({ notes: event.currentTarget.value })}
          />
        )}
      </Field>
      <div role="alert" className="empty:hidden">
        {outcome === "failed" ? (
          <p className="rounded-control bg-signal-soft px-4 py-3 text-signal-ink">{copy.failed}</p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          pending={outcome === "saving"}
          disabled={isTooLong}
          onClick={() => record(place)}
        >
          {outcome === "saving" ? copy.saving : copy.finish}
        </Button>
        <Button
          variant="quiet"
          disabled={outcome === "saving"}
          onClick={() => player.act({ type: "back" })}
        >
          {copy.previous}
        </Button>
      </div>
    </Card>
  );
}
