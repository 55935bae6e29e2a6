"use client";

import { useLinkStatus } from "next/link";
import { cn } from "@/components/ui/cn";
import { Spinner } from "@/components/ui/spinner";

/** Spins while the linked page loads; the current page stays readable until then (ROUTE-07). */
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
