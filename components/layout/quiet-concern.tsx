"use client";

import Link from "next/link";
import { useSyncExternalStore } from "react";
import { cn } from "@/components/ui/cn";
import { concernNoticedAt, subscribeToConcern } from "@/lib/client/concern";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";

interface QuietConcernProps {
  audience: Audience;
  /** Where the texts of this part of the page go to: the beginnings of their addresses. */
  of: readonly string[];
  className?: string;
}

/**
 * One quiet line beside what was written, where it may show a danger and no guide answers (contract
 * 8, "Three levels of concern"). It opens nothing by itself. The help opens by the browser alone,
 * like the header's Crisis button.
 */
export function QuietConcern({ audience, of, className }: QuietConcernProps) {
  const at = useSyncExternalStore(subscribeToConcern, concernNoticedAt, () => null);
  const shown = at !== null && of.some((address) => at.startsWith(address));
  const { says, talk, help } = SHELL[audience].quietConcern;
  return (
    <p
      role="status"
      aria-live="polite"
      className={cn("text-ink-soft", !shown && "sr-only", className)}
    >
      {shown ? (
        <>
          {says}{" "}
          <span className="inline-block">
            <Link href="/chat" className="prose-link inline-block py-1">
              {talk}
            </Link>
            <span aria-hidden> · </span>
            <button
              type="button"
              command="show-modal"
              commandfor={CRISIS_DIALOG_ID}
              className="prose-link inline-block py-1"
            >
              {help}
            </button>
          </span>
        </>
      ) : null}
    </p>
  );
}
