import { Check } from "lucide-react";
import { cn } from "./cn";

interface TickListProps {
  lines: readonly string[];
  className?: string;
}

/** Features or promises, with a check mark before each line. */
export function TickList({ lines, className }: TickListProps) {
  return (
    <ul className={cn("grid content-start gap-2.5", className)}>
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          <Check
            aria-hidden
            className="mt-0.5 size-5 shrink-0 text-primary in-data-[surface=filled]:text-on-filled"
          />
          {line}
        </li>
      ))}
    </ul>
  );
}
