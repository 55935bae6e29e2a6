"use client";

import { Pause, Play, Volume2 } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { Steps } from "@/components/movement/exercise-detail";
import { ExerciseFigure } from "@/components/movement/figure";
import { Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import type { Place, Step } from "@/lib/features/movement/player/types";
import type { Exercise, FullRoutine } from "@/lib/features/movement/types";
import type { Audience } from "@/lib/shared/audience";
import { Clock } from "./clock";
import { RatingRow } from "./rating-row";
import { useClock } from "./use-clock";
import type { Player } from "./use-player";
import { useVoicePrompts } from "./use-voice-prompts";
import { useWakeLock } from "./use-wake-lock";
import { amountOf, promptOf } from "./words";

interface MovingProps {
  audience: Audience;
  copy: PlayerCopy;
  /** Gets focus when the previous stage ends. */
  title: RefObject<HTMLHeadingElement | null>;
  routine: FullRoutine;
  player: Player;
  place: Place;
  step: Step;
  onDeviceOnly: boolean;
  onWrong: () => void;
}

/**
 * One step of the routine. "Next" keeps its place from the first step to the last, so that it can
 * keep focus.
 */
export function Moving(props: MovingProps) {
  const { audience, copy, title, routine, player, place, step, onDeviceOnly, onWrong } = props;
  const item = routine.exercises[step.item];
  const moment = useClock(place, step);
  const isPaused = place.since === null;
  const prompt = item && !isPaused ? promptOf(copy, item, step) : "";
  const voice = useVoicePrompts(audience, onDeviceOnly, prompt);
  useWakeLock(!isPaused);

  const restIsOver = step.kind === "rest" && moment?.phase === "over" && !isPaused;
  const { act } = player;
  useEffect(() => {
    if (restIsOver) act({ type: "next" });
  });

  // Start every new exercise at its top, wherever the last one was scrolled to.
  const top = useRef<HTMLDivElement>(null);
  const at = step.item;
  useEffect(() => {
    if (at >= 0) top.current?.scrollIntoView?.({ block: "start" });
  }, [at]);

  if (!item) return null;
  // Ask how hard it was only once there's something to report.
  const isAsked = step.kind === "work" && moment?.phase !== "ready";
  const isLastOfItem = player.steps[place.step + 1]?.item !== step.item;
  return (
    <div ref={top} className="grid grid-cols-1 gap-4">
      <Progress
        label={copy.exercise(step.item + 1, routine.exercises.length)}
        value={step.item}
        max={routine.exercises.length}
      />
      {/* Instructions before the picture: on a small phone the buttons cover the lower part. */}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-x-5">
        <div role="status" className="md:col-start-2">
          <h2
            ref={title}
            tabIndex={-1}
            className="rounded-sm text-2xl outline-offset-4 sm:text-3xl"
          >
            {item.exercise.name}
          </h2>
          <p className="mt-1 text-ink-soft text-lg">{amountOf(copy, item, step)}</p>
          {isPaused ? <p className="mt-1 font-semibold">{copy.paused}</p> : null}
        </div>
        <div className="grid place-items-center self-start rounded-panel bg-sunk p-3 sm:p-4 md:col-start-1 md:row-span-2 md:row-start-1">
          {item.exercise.slug ? (
            <ExerciseFigure
              key={item.id}
              slug={item.exercise.slug}
              title={item.exercise.name}
              still={isPaused || step.kind === "rest"}
              className="h-40 w-full sm:h-72"
            />
          ) : null}
        </div>
        <div className="grid gap-3">
          {isLastOfItem && isAsked ? (
            <RatingRow
              copy={copy}
              legend={copy.rate}
              name={`rating-${step.item}`}
              value={place.ratings[step.item]}
              onRate={(rating) => player.rate(step.item, rating)}
            />
          ) : null}
          <About copy={copy} exercise={item.exercise} why={item.notes} />
        </div>
      </div>
      <div className="sticky bottom-[calc(var(--bar-h)+0.5rem)] z-10 grid gap-2 rounded-panel border border-line bg-paper p-3 shadow-lifted">
        {moment ? (
          <Clock copy={copy} moment={moment} reps={step.kind === "work" ? step.reps : null} />
        ) : null}
        <div className="flex gap-2 max-sm:[&>*]:px-3 max-sm:[&_svg]:hidden">
          <Button
            variant="secondary"
            aria-disabled={place.step === 0 || undefined}
            onClick={() => act({ type: "back" })}
          >
            {copy.previous}
          </Button>
          <Button variant="secondary" onClick={() => act({ type: isPaused ? "go on" : "pause" })}>
            {isPaused ? (
              <Play aria-hidden className="size-4" />
            ) : (
              <Pause aria-hidden className="size-4" />
            )}
            {isPaused ? copy.goOn : copy.pause}
          </Button>
          <Button className="flex-1" onClick={() => act({ type: "next" })}>
            {copy.next}
          </Button>
        </div>
        <Button variant="crisis" onClick={onWrong}>
          {copy.wrong}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" size="sm" onClick={() => act({ type: "skip" })}>
          {copy.skip}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => act({ type: "end" })}>
          {copy.end}
        </Button>
        {voice.offered ? (
          <Chip aria-pressed={voice.on} onClick={voice.toggle}>
            <Volume2 aria-hidden className="size-4" />
            {copy.voice}
          </Chip>
        ) : null}
      </div>
    </div>
  );
}

function About({
  copy,
  exercise,
  why,
}: {
  copy: PlayerCopy;
  exercise: Exercise;
  why: string | null;
}) {
  return (
    <div className="grid gap-2">
      <details open>
        <summary className="prose-link inline-block cursor-pointer rounded-sm py-1">
          {copy.steps}
        </summary>
        <div className="mt-1">
          <Steps text={exercise.instructions} />
        </div>
      </details>
      {exercise.precautions ? (
        <p className="rounded-control bg-accent-soft px-4 py-2.5 text-sm">
          <span className="font-semibold">{copy.careful}:</span> {exercise.precautions}
        </p>
      ) : null}
      {exercise.modifications ? (
        <details>
          <summary className="prose-link inline-block cursor-pointer rounded-sm py-1">
            {copy.easier}
          </summary>
          <p className="mt-1 text-ink-soft">{exercise.modifications}</p>
        </details>
      ) : null}
      {why ? (
        <details>
          <summary className="prose-link inline-block cursor-pointer rounded-sm py-1">
            {copy.why}
          </summary>
          <p className="mt-1 text-ink-soft">{why}</p>
        </details>
      ) : null}
    </div>
  );
}
