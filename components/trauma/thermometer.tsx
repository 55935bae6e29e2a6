"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Slider } from "@/components/ui/slider";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

const MIDDLE = 5;
const HIGHEST = 10;
/** From this level on a person helps more than a tool. */
const VERY_HIGH = 9;

/** Set before and after a tool to see what helps; nothing is stored. */
export function Thermometer() {
  const copy = TRAUMA_COPY.adult.thermometer;
  const [before, setBefore] = useState<number | null>(null);
  const [now, setNow] = useState(MIDDLE);
  /** A change is mentioned only after they have moved it again. */
  const [moved, setMoved] = useState(false);
  return (
    <div className="mt-5 rounded-control bg-sunk p-4">
      <h3 className="text-lg">{copy.title}</h3>
      <p className="text-ink-soft text-sm">{copy.hint}</p>
      <Slider
        label={before === null ? copy.before : copy.after}
        min={0}
        max={HIGHEST}
        value={now}
        onValueChange={(value) => {
          setNow(value);
          setMoved(true);
        }}
        ends={copy.ends}
        className="mt-3 max-w-lg"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button size="sm" variant="secondary" onClick={set}>
          {before === null ? copy.set : copy.change}
        </Button>
        <p role="status" className="text-sm">
          {said()}
        </p>
      </div>
    </div>
  );

  function set() {
    setBefore(before === null ? now : null);
    setMoved(false);
  }

  function said(): string {
    if (now >= VERY_HIGH) return copy.very;
    if (before === null || !moved) return "";
    if (now === before) return copy.same;
    return now < before ? copy.down(before, now) : copy.up(before, now);
  }
}
