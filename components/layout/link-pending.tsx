"use client";

import { useLinkStatus } from "next/link";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";

/**
 * Turns while the page behind its link is on the way; the page that is open stays readable until
 * then (ROUTE-07).
 */
export function LinkPending({ className }: { className?: string }) {
  const { pending } = useLinkStatus();
  return (
    <span role="status" className={cn("absolute", className)}>
      {pending ? (
        <>
          <Spinner className="size-3.5" />
          <span className="sr-only">Loading</span>
        </>
      ) : null}
    </span>
  );
}
