import type { ComponentProps } from "react";
import { cn } from "./cn";

/**
 * Shape it like the content to come. It's hidden from assistive technology: the region around it is
 * `aria-busy`.
 */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return (
    <div
      {...rest}
      aria-hidden="true"
      className={cn("animate-pulse rounded-control bg-line/70", className)}
    />
  );
}
