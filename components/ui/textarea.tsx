import type { ComponentProps } from "react";
import { cn } from "./cn";

/** Grows with its text where the browser supports it (`field-sizing`), up to half the screen. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={cn("control max-h-[50dvh] resize-y field-sizing-content", className)}
    />
  );
}
