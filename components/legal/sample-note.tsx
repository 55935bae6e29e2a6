import { cn } from "@/components/ui/cn";
import { LEGAL_COPY } from "@/lib/core/legal/copy";

interface SampleNoteProps {
  /** What is a sample here; the claims, unless told otherwise. */
  children?: string;
  className?: string;
}

/**
 * Stands beside everything that is shown without evidence, so that nobody takes it for a fact
 * (LAND-25, LEGL-21).
 */
export function SampleNote({ children = LEGAL_COPY.sampleNote, className }: SampleNoteProps) {
  return (
    <p
      className={cn(
        "rounded-control bg-accent-soft px-4 py-2.5 text-accent-ink text-sm print:border print:text-ink",
        className,
      )}
    >
      {children}
    </p>
  );
}
