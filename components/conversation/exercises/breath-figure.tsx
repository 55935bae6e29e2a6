import { Buddy } from "@/components/ui/art/buddy";
import { cn } from "@/components/ui/cn";
import type { Pace, PaceName, Phase } from "@/lib/features/conversation/exercises/constants";

interface BreathFigureProps {
  paceName: PaceName;
  pace: Pace;
  /** Null before the first breath. */
  phase: Phase | null;
  breath: number;
}

const isFull = (phase: Phase | null): boolean => phase === "in" || phase === "hold";

/**
 * Moves with the breath. It decorates the words: with reduced motion it rests, and the words and
 * seconds lead.
 */
export function BreathFigure({ paceName, pace, phase, breath }: BreathFigureProps) {
  const moving = { transitionDuration: `${phase ? pace[phase] : 0}s` };
  if (paceName === "feather")
    return <Feather full={phase === null || isFull(phase)} style={moving} />;
  if (paceName === "star") return <Star full={isFull(phase)} breath={breath} style={moving} />;
  return (
    <span aria-hidden className="relative grid size-full place-items-center">
      <span className="absolute inset-0 rounded-full border-2 border-primary border-dashed opacity-35" />
      <span
        style={moving}
        className={cn(
          "absolute inset-0 rounded-full bg-primary-soft transition-transform ease-in-out motion-reduce:scale-[0.7] motion-reduce:transition-none",
          isFull(phase) ? "scale-100" : "scale-[0.42]",
        )}
      />
      <span
        style={moving}
        className={cn(
          "absolute inset-[18%] rounded-full bg-primary/25 transition-transform ease-in-out motion-reduce:scale-[0.7] motion-reduce:transition-none",
          isFull(phase) ? "scale-100" : "scale-[0.42]",
        )}
      />
    </span>
  );
}

interface FigureProps {
  full: boolean;
  style: { transitionDuration: string };
}

/**
 * Buddy blows a feather: it lies on his nose while he breathes in and floats away as he breathes
 * out.
 */
function Feather({ full, style }: FigureProps) {
  return (
    <span aria-hidden className="relative grid size-full place-items-end justify-center">
      <Buddy expression={full ? "listening" : "speaking"} className="h-[72%]" />
      <svg
        viewBox="0 0 80 48"
        style={style}
        className={cn(
          "absolute bottom-[40%] left-[50%] w-[40%] origin-bottom-left transition-transform ease-in-out motion-reduce:translate-y-0 motion-reduce:rotate-0 motion-reduce:transition-none",
          full ? "translate-y-0 rotate-6" : "-translate-y-[150%] translate-x-[12%] -rotate-12",
        )}
        fill="none"
        aria-hidden
      >
        <path
          d="M6 40C14 18 38 4 74 6 70 26 48 42 22 38Z"
          fill="var(--accent)"
          stroke="var(--accent-ink)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path
          d="M4 44C22 30 44 18 66 12M30 26l-2-10M42 19l-1-9M34 32l12 2M46 24l12 0"
          stroke="var(--accent-ink)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

const TIPS = [-90, -18, 54, 126, 198];
const at = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(1)} ${(100 + radius * Math.sin(angle)).toFixed(1)}`;
};
const OUTLINE = `M${TIPS.flatMap((tip) => [at(tip, 86), at(tip + 36, 42)]).join("L")}Z`;

/** One tip of the star lights up with each breath. */
function Star({ full, breath, style }: FigureProps & { breath: number }) {
  return (
    <svg viewBox="0 0 200 200" className="size-full" fill="none" aria-hidden>
      <path
        d={OUTLINE}
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth="6"
        strokeLinejoin="round"
        style={style}
        className={cn(
          "origin-center transition-transform ease-in-out motion-reduce:scale-90 motion-reduce:transition-none",
          full ? "scale-100" : "scale-[0.8]",
        )}
      />
      {TIPS.map((tip, index) => {
        const [cx, cy] = at(tip, 78).split(" ");
        return (
          <circle
            key={tip}
            cx={cx}
            cy={cy}
            r={index === breath ? 13 : 9}
            fill={index <= breath ? "var(--accent)" : "var(--card)"}
            stroke="var(--accent-ink)"
            strokeWidth="3"
          />
        );
      })}
    </svg>
  );
}
