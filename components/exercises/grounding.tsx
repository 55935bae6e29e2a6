"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { filled } from "./filled";
import type { ExerciseProps } from "./types";

/** Five senses, one step at a time, at the person's own pace: five things to see, four to touch, and so on. */
export function Grounding({ kit, onFinished }: ExerciseProps) {
  const copy = kit.copy.grounding;
  const steps = kit.groundSteps;
  const [at, setAt] = useState(0);
  const isOver = at >= steps.length;
  const told = useRef(false);

  useEffect(() => {
    if (!isOver || told.current) return;
    told.current = true;
    onFinished();
  }, [isOver, onFinished]);

  function again() {
    told.current = false;
    setAt(0);
  }

  return (
    <div className="grid justify-items-center gap-5 text-center">
      <p className="text-ink-soft">{copy.lead}</p>
      <ol aria-hidden className="flex gap-2.5">
        {steps.map((step, index) => (
          <li
            key={step}
            className={cn(
              "grid size-11 place-items-center rounded-full border-2 font-bold text-lg transition-colors",
              index < at && "border-transparent bg-primary-soft text-primary-deep",
              index === at && "border-primary bg-primary text-on-primary",
              index > at && "border-line-strong text-ink-soft",
            )}
          >
            {steps.length - index}
          </li>
        ))}
      </ol>
      <div role="status" className="grid min-h-28 place-items-center gap-2">
        {isOver ? (
          <p className="max-w-sm text-lg">{copy.done}</p>
        ) : (
          <>
            <p className="text-ink-soft text-sm">{filled(copy.count, { n: at + 1, total: steps.length })}</p>
            <p className="max-w-sm font-display text-2xl leading-snug">{steps[at]}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="secondary" aria-disabled={at === 0} onClick={() => setAt((now) => Math.max(0, now - 1))}>
          {copy.back}
        </Button>
        {isOver ? (
          <Button onClick={again}>{kit.copy.again}</Button>
        ) : (
          <Button onClick={() => setAt((now) => now + 1)}>{at === steps.length - 1 ? copy.finish : copy.next}</Button>
        )}
      </div>
    </div>
  );
}
