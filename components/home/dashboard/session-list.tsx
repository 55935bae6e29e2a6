"use client";

import Link from "next/link";
import { MoodFace } from "@/components/ui/art/mood-face";
import { TeaScene } from "@/components/ui/art/tea-scene";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import { useTimeZone } from "@/lib/client/time-zone";
import { type ShownSession, useBegunSessions } from "@/lib/features/conversation/client";
import { FIRST_MOOD } from "@/lib/features/conversation/constants";
import { isTellingTitle } from "@/lib/features/conversation/trauma/policy";
import { isMood } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { longDay } from "@/lib/shared/dates";

/** The newest conversations, each linked (HOME-05, HOME-06, DASH-05). */
export function SessionList({
  audience,
  most,
  shut = false,
}: {
  audience: Audience;
  most: number;
  shut?: boolean;
}) {
  const copy = DASHBOARD_COPY[audience];
  const { data, isError, isFetching, refetch } = useBegunSessions();
  if (isError && !data) {
    return (
      <ErrorState
        title={copy.failed.sessions}
        onRetry={() => refetch()}
        retryLabel={copy.failed.retry}
        retrying={isFetching}
      >
        {copy.failed.hint}
      </ErrorState>
    );
  }
  if (!data) return <ListSkeleton lines={most} label={copy.loading} />;
  const { noSessions } = copy.helped;
  if (data.length === 0) {
    return (
      <EmptyState
        title={noSessions.title}
        art={<TeaScene />}
        action={
          shut ? null : (
            <LinkButton href="/chat" variant="secondary" prefetch={false}>
              {noSessions.action}
            </LinkButton>
          )
        }
      >
        {shut ? null : noSessions.text}
      </EmptyState>
    );
  }
  return (
    <ul className="-mx-3 -mb-2 divide-y divide-line">
      {data.slice(0, most).map((session) => (
        <Line key={session.id} audience={audience} session={session} />
      ))}
    </ul>
  );
}

function Line({ audience, session }: { audience: Audience; session: ShownSession }) {
  const zone = useTimeZone();
  const { helped } = DASHBOARD_COPY[audience];
  return (
    <li>
      <Link
        href={`/chat/${session.id}`}
        className="group flex min-h-16 items-center gap-3 rounded-control px-3 py-3 transition-colors hover:bg-primary-soft"
      >
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 font-semibold leading-snug group-hover:text-primary-deep">
            {isTellingTitle(session) ? helped.defaultTitle : session.title || helped.defaultTitle}
          </span>
          <span className="block min-h-[1.5em] text-ink-soft text-sm">
            <span className="sr-only">{helped.updated} </span>
            {zone ? (
              <time dateTime={session.updatedAt}>{longDay(session.updatedAt, zone)}</time>
            ) : null}
          </span>
        </span>
        {session.mood && session.mood !== FIRST_MOOD ? (
          <MoodTag audience={audience} mood={session.mood} />
        ) : null}
      </Link>
    </li>
  );
}

/**
 * A conversation's mood if it's a known one; otherwise the tag of a special area, unchanged. Every
 * conversation starts with the same marker, which says nothing.
 */
function MoodTag({ audience, mood }: { audience: Audience; mood: string }) {
  if (!isMood(mood)) return <Badge tone="sunk">{mood}</Badge>;
  return (
    <Badge className="shrink-0 py-1 ps-1.5 font-medium">
      <MoodFace mood={mood} className="size-5" />
      {MOOD_COPY[audience].labels[mood]}
    </Badge>
  );
}

function ListSkeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div aria-busy="true" className="grid gap-4 py-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have nothing else to tell them apart
        <div key={line} className="flex items-center justify-between gap-4">
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="h-7 w-20 rounded-full" />
        </div>
      ))}
    </div>
  );
}
