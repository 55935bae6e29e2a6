"use client";

import { useEffect, useRef } from "react";
import { Buddy } from "@/components/ui/art/buddy";
import type { Expression } from "@/components/ui/art/expression";
import { cn } from "@/components/ui/cn";
import type { Audience } from "@/lib/shared/audience";
import type { Engine } from "./engine";

/**
 * Share of the distance to the newest level covered per frame: the orb swells and sinks like breath
 * and never flickers.
 */
const EASE = 0.18;
/** Ordinary speech is near 0.1; this gain makes it fill the orb. */
const GAIN = 7;

const wantsStillness = (): boolean =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

/** Sets an element's `--level` (0 to 1) from the microphone; it stays at 0 with reduced motion. */
function useLevel(engine: Engine) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wantsStillness()) return;
    let target = 0;
    let shown = 0;
    let frame = 0;
    const draw = () => {
      shown += (target - shown) * EASE;
      box.current?.style.setProperty("--level", shown.toFixed(3));
      frame = Math.abs(target - shown) > 0.002 ? requestAnimationFrame(draw) : 0;
    };
    const stop = engine.onLevel((level) => {
      target = Math.min(1, level * GAIN);
      frame ||= requestAnimationFrame(draw);
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [engine]);
  return box;
}

const ring = (strength: number) => ({ scale: `calc(1 + var(--level, 0) * ${strength})` });

const Sprig = ({ expression }: { expression: Expression }) => (
  <span
    className={cn(
      "block size-8 rounded-full bg-primary transition-opacity duration-200 sm:size-16",
      expression === "resting" && "opacity-60",
      expression === "thinking" && "animate-pulse",
      expression === "speaking" && "art-breathe",
    )}
  />
);

const Bear = ({ expression }: { expression: Expression }) => (
  <Buddy expression={expression} className="size-10 sm:size-16" />
);

const CORES = { adult: Sprig, child: Bear };

interface OrbProps {
  audience: Audience;
  engine: Engine;
  expression: Expression;
}

/** The animated picture of the conversation; the words next to it say the same. */
export function Orb({ audience, engine, expression }: OrbProps) {
  const box = useLevel(engine);
  const Core = CORES[audience];
  const isAwake = expression !== "resting";
  return (
    <div
      ref={box}
      aria-hidden
      className="relative grid size-12 shrink-0 place-items-center sm:size-28"
    >
      <span
        style={ring(0.24)}
        className={cn(
          "absolute inset-0 rounded-full bg-primary/10",
          isAwake ? "opacity-100" : "opacity-50",
        )}
      />
      <span
        style={ring(0.16)}
        className={cn(
          "absolute inset-1.5 rounded-full sm:inset-2.5 bg-primary/20",
          expression === "speaking" && "animate-pulse",
          !isAwake && "opacity-50",
        )}
      />
      <span style={ring(0.1)} className="relative">
        <Core expression={expression} />
      </span>
    </div>
  );
}
