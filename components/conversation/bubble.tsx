import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

interface BubbleProps {
  own: boolean;
  /** Read out before the text, since color and side tell a screen-reader user nothing. */
  speaker: string;
  className?: string;
  children: ReactNode;
}

export function Bubble({ own, speaker, className, children }: BubbleProps) {
  return (
    <div
      dir="auto"
      data-bubble
      className={cn(
        "wrap-anywhere w-fit max-w-[min(34rem,88%)] whitespace-pre-wrap rounded-[1.25rem] px-4 py-2.5 leading-relaxed",
        own ? "ms-auto rounded-ee-md bg-accent-soft" : "rounded-es-md bg-primary-soft",
        className,
      )}
    >
      <span className="sr-only">{speaker}: </span>
      {children}
    </div>
  );
}
