import { cn } from "@/components/ui/cn";
import { LEGAL_COPY } from "@/lib/core/legal/copy";

interface SampleNoteProps {
  /** The kind of sample content; claims by default. */
  children?: string;
  className?: string;
}

/**
 * Marks everything shown without evidence, so that no one takes it for a fact (LAND-25, LEGL-21).
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
