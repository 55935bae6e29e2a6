import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn";

/**
 * The native select: phones show their own wheel or sheet, it works before any script, screen
 * readers announce it correctly in every language, and it costs nothing to load. A custom listbox
 * would look nicer open and be worse at each of these.
 */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select {...rest} className={cn("control appearance-none pe-11", className)} />
      <ChevronDown
        aria-hidden
        className="-translate-y-1/2 pointer-events-none absolute end-3.5 top-1/2 size-5 text-ink-soft"
      />
    </span>
  );
}
