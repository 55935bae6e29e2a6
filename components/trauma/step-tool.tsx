"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import type { StepTool as Steps } from "@/lib/features/trauma/copy/tools";

interface StepToolProps {
  tool: Steps;
  onClose: () => void;
}

/** Shows one step at a time, at the person's own pace; it can be stopped at every step. */
export function StepTool({ tool, onClose }: StepToolProps) {
  const copy = TRAUMA_COPY.adult.tools;
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const { steps, title, done } = tool;
  const isOver = at >= steps.length;
  // It opens below the button, so screen reader users are moved to it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4 grid justify-items-center gap-4 rounded-control bg-primary-soft p-5 text-center">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {title}
      </h3>
      <div role="status" className="grid min-h-24 content-center gap-2">
        {isOver ? null : (
          <p className="text-ink-soft text-sm">{copy.count(at + 1, steps.length)}</p>
        )}
        <p className="max-w-md font-display text-2xl leading-snug">{isOver ? done : steps[at]}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button
          variant="secondary"
          aria-disabled={at === 0}
          onClick={() => setAt(Math.max(0, at - 1))}
        >
          {copy.back}
        </Button>
        <Button onClick={() => setAt(isOver ? 0 : at + 1)}>
          {label(isOver, at === steps.length - 1)}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {copy.stop}
        </Button>
      </div>
      <p className="text-ink-soft text-sm">{copy.worse}</p>
    </div>
  );

  function label(over: boolean, last: boolean): string {
    if (over) return copy.again;
    return last ? copy.finish : copy.next;
  }
}
