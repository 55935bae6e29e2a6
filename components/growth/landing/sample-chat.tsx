import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { LANDING } from "@/lib/features/growth/landing/copy";

interface SampleChatProps {
  sample: (typeof LANDING.samples)["adult" | "child"];
  face: ReactNode;
  className?: string;
}

/** Time (ms) to read a line before the next one appears. */
const PACE = 1100;

/**
 * An example that unfolds line by line with CSS alone; with reduced motion it's all there at once.
 */
export function SampleChat({ sample, face, className }: SampleChatProps) {
  const { label, note } = LANDING.samples;
  return (
    <figure
      aria-label={`${label}: ${sample.persona}`}
      className={cn(
        "overflow-hidden rounded-panel border border-line bg-card shadow-lifted",
        className,
      )}
    >
      <div className="flex items-center gap-3 border-line border-b px-5 py-3.5">
        <span className="size-11 shrink-0">{face}</span>
        <p className="min-w-0 flex-1 leading-tight">
          <strong className="block font-semibold">{sample.persona}</strong>
          <span className="text-ink-soft text-sm">{sample.role}</span>
        </p>
        <span className="rounded-full bg-sunk px-2.5 py-1 text-ink-soft text-xs">{label}</span>
      </div>
      <ol className="grid gap-2.5 px-4 pt-5 pb-3 sm:px-5">
        {sample.lines.map((line, at) => (
          <li
            key={line.text}
            style={{ animationDelay: `${300 + at * PACE}ms` }}
            className={cn(
              "max-w-[85%] animate-rise rounded-[1.25rem] px-4 py-3 text-ink",
              line.from === "guide"
                ? "justify-self-start rounded-es-md bg-primary-soft"
                : "justify-self-end rounded-ee-md bg-accent-soft",
            )}
          >
            <span className="sr-only">
              {line.from === "guide" ? `${sample.persona}: ` : "You: "}
            </span>
            {line.text}
          </li>
        ))}
      </ol>
      <ul
        className="flex animate-fade flex-wrap gap-2 px-4 pb-4 sm:px-5"
        style={{ animationDelay: `${300 + sample.lines.length * PACE}ms` }}
      >
        {sample.activities.map((activity) => (
          <li
            key={activity}
            className="rounded-full border border-line-strong bg-card px-3.5 py-1.5 font-semibold text-ink text-sm"
          >
            {activity}
          </li>
        ))}
      </ul>
      <figcaption className="border-line border-t bg-sunk px-5 py-2.5 text-ink-soft text-sm">
        {note}
      </figcaption>
    </figure>
  );
}
