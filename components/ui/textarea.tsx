import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Grows with what is written where the browser can (`field-sizing`), up to half of the screen. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cn("control max-h-[50dvh] resize-y field-sizing-content", className)}
    />
  );
}
