"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useConversation } from "@/lib/across/staff/desk/client";
import { useTimeZone } from "@/lib/client/time-zone";
import { shortDate, timeOfDay } from "@/lib/shared/dates";
import { GLASS } from "./copy";

/** Loaded only on request, because every reading is audited. */
export function Conversation({ id }: { id: string }) {
  const [asked, setAsked] = useState(false);
  const talk = useConversation(id, asked);
  const zone = useTimeZone() ?? "UTC";
  if (!asked) {
    return (
      <Button variant="secondary" className="mt-3" onClick={() => setAsked(true)}>
        {GLASS.read}
      </Button>
    );
  }
  if (talk.isError) {
    return (
      <ErrorState title={GLASS.failed[0]} onRetry={() => talk.refetch()} retrying={talk.isFetching}>
        {GLASS.failed[1]}
      </ErrorState>
    );
  }
  if (!talk.data) return <Skeleton className="mt-3 h-40" />;
  const lines = talk.data.pages.toReversed().flatMap(({ messages }) => messages);
  if (lines.length === 0) return <p className="mt-3 text-ink-soft">{GLASS.empty}</p>;
  return (
    <>
      {talk.hasNextPage ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-3"
          pending={talk.isFetchingNextPage}
          onClick={() => talk.fetchNextPage()}
        >
          {GLASS.earlier}
        </Button>
      ) : null}
      <section
        aria-label={GLASS.lines}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="mt-3 max-h-[60dvh] overflow-y-auto rounded-sm pe-2"
      >
        <ol className="grid gap-3">
          {lines.map(({ id: lineId, role, content, createdAt }) => (
            <li key={lineId}>
              <p className="text-ink-soft text-sm">
                <span className="font-semibold text-ink">{GLASS.roles[role]}</span> ·{" "}
                {shortDate(createdAt, zone)}, {timeOfDay(createdAt, zone)}
              </p>
              <p dir="auto" className="whitespace-pre-wrap break-words">
                {content}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
