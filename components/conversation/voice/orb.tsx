"use client";

import { useMotionValueEvent, useSpring } from "framer-motion";
import { useEffect, useRef } from "react";
import { Buddy } from "@/components/ui/art/buddy";
import type { Expression } from "@/components/ui/art/expression";
import { cn } from "@/components/ui/cn";
import type { Audience } from "@/lib/shared/audience";
import type { Engine } from "./engine";

/** Damped enough not to swing back: the orb swells and sinks like breath and never flickers. */
const SPRING = { stiffness: 600, damping: 52 };
/** Ordinary speech is near 0.1; this gain makes it fill the orb. */
const GAIN = 7;

const wantsStillness = (): boolean =>
  window.matchMedia?.("(prefers-reduced-motion: reduce)").matches === true;

/** Sets an element's `--level` (0 to 1) from the microphone; it stays at 0 with reduced motion. */
function useLevel(engine: Engine) {
  const box = useRef<HTMLDivElement>(null);
  const level = useSpring(0, SPRING);
  useMotionValueEvent(level, "change", (shown) =>
    box.current?.style.setProperty("--level", shown.toFixed(3)),
  );
  useEffect(() => {
    if (wantsStillness()) return;
    return engine.onLevel((heard) => level.set(Math.min(1, heard * GAIN)));
  }, [engine, level]);
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
