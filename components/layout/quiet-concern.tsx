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
  /** API path prefixes that this part of the page sends texts to. */
  of: readonly string[];
  className?: string;
}

/**
 * One subtle line next to text that may signal danger where no guide answers (contract 8, "Three
 * levels of concern"). It opens nothing by itself; its help button opens natively, like the
 * header's Crisis button.
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
