"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { PACES, PACES_FOR, type PaceName } from "@/lib/features/conversation/exercises/constants";
import type { ExerciseCopy } from "@/lib/features/conversation/exercises/copy/schema";
import { momentAt } from "@/lib/features/conversation/exercises/policy";
import { filled } from "@/lib/shared/filled";
import { BreathFigure } from "./breath-figure";
import type { ExerciseProps } from "./types";
import { useSeconds } from "./use-seconds";

type Stage = "ready" | "running" | "over";

/**
 * About a minute of paced breathing, which can be stopped at any time. There's no sound; the words
 * say everything the picture shows.
 */
export function Breathing({ kit, onFinished }: ExerciseProps) {
  const { audience } = kit;
  const copy = kit.copy.breathing;
  const names: readonly PaceName[] = PACES_FOR[audience];
  const [name, setName] = useState<PaceName>(PACES_FOR[audience][0]);
  const [stage, setStage] = useState<Stage>("ready");
  const [run, setRun] = useState(0);
  const seconds = useSeconds(stage === "running" ? run : 0);
  const pace = PACES[name];
  const moment = stage === "running" ? momentAt(pace, seconds) : null;
  const isOver = stage === "running" && moment === null;

  useEffect(() => {
    if (!isOver) return;
    setStage("over");
    onFinished();
  }, [isOver, onFinished]);

  // Stop the run when the page is hidden; otherwise a run that no one followed would count as
  // finished.
  useEffect(() => {
    const pause = () => document.hidden && setStage((now) => (now === "running" ? "ready" : now));
    document.addEventListener("visibilitychange", pause);
    return () => document.removeEventListener("visibilitychange", pause);
  }, []);

  function start() {
    setRun((before) => before + 1);
    setStage("running");
  }

  return (
    <div className="grid justify-items-center gap-4 text-center">
      {stage === "ready" ? (
        <Paces copy={copy} names={names} chosen={name} onChoose={setName} />
      ) : null}
      {/* Capped in height, so that the button below it stays on a small screen. */}
      <div className="relative grid size-[min(14rem,27dvh)] place-items-center sm:size-[min(16rem,32dvh)]">
        <BreathFigure
          paceName={name}
          pace={pace}
          phase={moment?.phase ?? null}
          breath={moment?.breath ?? -1}
        />
        {moment && audience === "adult" ? (
          <span aria-hidden className="absolute font-display text-5xl tabular-nums">
            {moment.left}
          </span>
        ) : null}
      </div>
      {/* With reduced motion the picture rests, and the seconds show the pace. */}
      {moment && audience === "child" ? (
        <p aria-hidden className="hidden font-display text-3xl tabular-nums motion-reduce:block">
          {moment.left}
        </p>
      ) : null}
      {/* Screen readers announce only the phase, once per phase; the seconds are visual only. */}
      <p role="status" className="not-empty:min-h-9 font-display text-2xl">
        {moment ? copy.phases[moment.phase] : null}
        {stage === "over" ? <span className="text-xl">{copy.done}</span> : null}
      </p>
      {moment ? (
        <p className="text-ink-soft tabular-nums">
          {filled(copy.count, { n: moment.breath + 1, total: pace.breaths })}
        </p>
      ) : null}
      <Controls copy={kit.copy} stage={stage} onStart={start} onStop={() => setStage("ready")}>
        {stage === "ready" ? <p className="max-w-sm text-ink-soft">{copy.lead}</p> : null}
      </Controls>
    </div>
  );
}

interface PacesProps {
  copy: ExerciseCopy["breathing"];
  names: readonly PaceName[];
  chosen: PaceName;
  onChoose: (name: PaceName) => void;
}

function Paces({ copy, names, chosen, onChoose }: PacesProps) {
  return (
    <fieldset className="grid justify-items-center">
      <legend className="sr-only">{copy.choose}</legend>
      <div className="flex flex-wrap justify-center gap-2">
        {names.map((name) => (
          <Chip key={name} aria-pressed={name === chosen} onClick={() => onChoose(name)}>
            {copy.paces[name]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

interface ControlsProps {
  copy: ExerciseCopy;
  stage: Stage;
  onStart: () => void;
  onStop: () => void;
  children: ReactNode;
}

/** One button in one place, so that it keeps focus from the first breath to the last. */
function Controls({ copy, stage, onStart, onStop, children }: ControlsProps) {
  const label = { ready: copy.begin, running: copy.stop, over: copy.again }[stage];
  return (
    <>
      {children}
      <Button
        size="lg"
        variant={stage === "ready" ? "primary" : "secondary"}
        onClick={stage === "running" ? onStop : onStart}
      >
        {label}
      </Button>
    </>
  );
}
