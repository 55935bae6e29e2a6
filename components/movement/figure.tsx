import { type CSSProperties, useId } from "react";
import { cn } from "@/components/ui/cn";
import { drawingOf } from "@/lib/features/movement/figures/drawing";
import { figureOf } from "@/lib/features/movement/figures/figures";
import type { Ink, Part } from "@/lib/features/movement/figures/parts";

interface ExerciseFigureProps {
  slug: string;
  /**
   * The exercise's name in the reader's language. Without one the picture merely decorates the name
   * next to it.
   */
  title?: string;
  /** Shows only the final pose, without motion: for lists. */
  still?: boolean;
  className?: string;
}

/**
 * Draws an exercise as a small person moving from one pose to the other; still with reduced motion.
 */
export function ExerciseFigure({ slug, title, still = false, className }: ExerciseFigureProps) {
  const id = useId();
  const figure = figureOf(slug);
  if (!figure) return null;
  const frame = { viewBox: "0 0 120 120", fill: "none", className: cn("figure", className) };
  const picture = (
    <>
      <circle cx="60" cy="60" r="58" fill="var(--figure-ground)" />
      <Parts parts={drawingOf(figure)} still={still} />
    </>
  );
  if (!title) {
    return (
      <svg aria-hidden="true" {...frame}>
        {picture}
      </svg>
    );
  }
  return (
    <svg role="img" aria-labelledby={`${id}t ${id}d`} {...frame}>
      <title id={`${id}t`}>{title}</title>
      <desc id={`${id}d`}>{figure.says}</desc>
      {picture}
    </svg>
  );
}

const ink = (name: Ink): string => `var(--figure-${name})`;
const short = (value: number): number => Math.round(value * 100) / 100;

const Parts = ({ parts, still }: { parts: readonly Part[]; still: boolean }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never change their order
  parts.map((part, at) => <Drawn key={at} part={part} still={still} />);

function Drawn({ part, still }: { part: Part; still: boolean }) {
  switch (part.kind) {
    case "line": {
      const d = `M${short(part.from[0])} ${short(part.from[1])}L${short(part.to[0])} ${short(part.to[1])}`;
      return <path d={d} stroke={ink(part.ink)} strokeWidth={part.width} strokeLinecap="round" />;
    }
    case "dot":
      return <circle cx={part.at[0]} cy={part.at[1]} r={part.r} fill={ink(part.ink)} />;
    case "shape":
      return part.stroke ? (
        <path d={part.d} stroke={ink(part.ink)} strokeWidth={part.stroke} strokeLinecap="round" />
      ) : (
        <path d={part.d} fill={ink(part.ink)} />
      );
    case "group":
      return <Group part={part} still={still} />;
  }
}

/** Translates, then rotates, then scales; values that don't change become a plain transform. */
function Group({ part, still }: { part: Extract<Part, { kind: "group" }>; still: boolean }) {
  const { at, path, turn, stretch } = part;
  const end = path?.at(-1) ?? at;
  const isStill = (steps: readonly number[]) =>
    still || steps.every((step) => Math.abs(step - (steps[0] ?? 0)) < 0.01);
  let drawn = <Parts parts={part.parts} still={still} />;
  if (stretch && !isStill(stretch)) {
    drawn = (
      <g className="figure-stretch" style={fromTo(stretch, "")}>
        {drawn}
      </g>
    );
  } else if (stretch) drawn = <g transform={`scale(${short(stretch[1])} 1)`}>{drawn}</g>;
  if (turn && !isStill(turn)) {
    drawn = (
      <g className="figure-turn" style={fromTo(turn, "deg")}>
        {drawn}
      </g>
    );
  } else if (turn) drawn = <g transform={`rotate(${short(turn[1])})`}>{drawn}</g>;
  if (path && !(isStill(path.map(([x]) => x)) && isStill(path.map(([, y]) => y)))) {
    return (
      <g className="figure-move" style={places(path)}>
        {drawn}
      </g>
    );
  }
  return end ? <g transform={`translate(${short(end[0])} ${short(end[1])})`}>{drawn}</g> : drawn;
}

const fromTo = ([from, to]: readonly [number, number], unit: string): CSSProperties =>
  ({ "--from": `${short(from)}${unit}`, "--to": `${short(to)}${unit}` }) as CSSProperties;

const places = (path: readonly (readonly [number, number])[]): CSSProperties =>
  Object.fromEntries(
    path.flatMap(([x, y], step) => [
      [`--x${step}`, `${short(x)}px`],
      [`--y${step}`, `${short(y)}px`],
    ]),
  ) as CSSProperties;
