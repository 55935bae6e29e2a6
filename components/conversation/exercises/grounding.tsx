"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { filled } from "@/lib/shared/filled";
import { Finds } from "./finds";
import type { ExerciseProps } from "./types";

const START = { at: 0, found: 0 };

/**
 * Five senses, one step at a time, at the person's own pace: five things to see, four to touch, and
 * so on.
 */
export function Grounding({ kit, onFinished }: ExerciseProps) {
  const copy = kit.copy.grounding;
  const steps = kit.groundSteps;
  const [{ at, found }, setPlace] = useState(START);
  const isOver = at >= steps.length;
  const told = useRef(false);

  useEffect(() => {
    if (!isOver || told.current) return;
    told.current = true;
    onFinished();
  }, [isOver, onFinished]);

  /** Goes to a step. On the first step "Back" keeps its place but does nothing. */
  function goTo(step: number) {
    if (step >= 0) setPlace({ at: step, found: 0 });
  }

  function again() {
    told.current = false;
    setPlace(START);
  }

  return (
    <div className="grid grid-cols-1 justify-items-center gap-5 text-center">
      <p className="text-ink-soft">{copy.lead}</p>
      <Progress steps={steps} at={at} />
      <div role="status" className="grid min-h-32 content-center justify-items-center gap-2">
        {isOver ? (
          <p className="max-w-sm text-lg">{copy.done}</p>
        ) : (
          <>
            <p className="text-ink-soft text-sm">
              {filled(copy.count, { n: at + 1, total: steps.length })}
            </p>
            <p className="max-w-sm font-display text-2xl leading-snug">{steps[at]}</p>
          </>
        )}
      </div>
      {isOver ? null : (
        <Finds
          label={copy.found}
          total={steps.length - at}
          found={found}
          onFind={(next) => setPlace({ at, found: next })}
        />
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" aria-disabled={at === 0} onClick={() => goTo(at - 1)}>
          {copy.back}
        </Button>
        {isOver ? (
          <Button onClick={again}>{kit.copy.again}</Button>
        ) : (
          <Button onClick={() => goTo(at + 1)}>
            {at === steps.length - 1 ? copy.finish : copy.next}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Visual only; the words next to it say the same. */
function Progress({ steps, at }: { steps: readonly string[]; at: number }) {
  return (
    <ol aria-hidden className="flex w-full max-w-56 gap-1.5">
      {steps.map((step, index) => (
        <li
          key={step}
          className={cn(
            "h-1.5 flex-1 rounded-full transition-colors",
            index <= at ? "bg-primary" : "bg-line-strong/40",
          )}
        />
      ))}
    </ol>
  );
}
