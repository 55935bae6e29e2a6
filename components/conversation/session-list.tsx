"use client";

import { Bookmark, Ellipsis, Plus } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { ErrorState } from "@/components/ui/error-state";
import { Input } from "@/components/ui/input";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import { type ShownSession, useSessions } from "@/lib/features/conversation/client";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import { shortDay } from "@/lib/shared/dates";

interface SessionListProps {
  audience: Audience;
  currentId: string;
  onOptions: (session: ShownSession) => void;
  /** Called when a place was chosen, to close the drawer. */
  onLeave?: () => void;
}

/** Above this many conversations, a search field appears. */
const MANY = 12;

const named = (sessions: ShownSession[], part: string): ShownSession[] =>
  sessions.filter(({ title }) =>
    title.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase()),
  );

export function SessionList({ audience, currentId, onOptions, onLeave }: SessionListProps) {
  const copy = CHAT_COPY[audience].list;
  const { data: all, isError, isFetching, refetch } = useSessions();
  // Hides sessions that were opened but never used, except the one that's open now.
  const data = all?.filter(({ id, begun }) => begun || id === currentId);
  const [part, setPart] = useState("");
  const searchable = data !== undefined && data.length > MANY;
  const found = searchable ? named(data, part) : data;
  return (
    <div className="grid grid-cols-1 gap-3">
      {/* Opening /chat creates a conversation, so it must not be prefetched. */}
      <LinkButton
        href="/chat"
        prefetch={false}
        data-new-conversation
        variant="soft"
        onClick={onLeave}
        className="justify-start"
      >
        <Plus aria-hidden className="size-4.5" />
        {copy.new}
      </LinkButton>
      {searchable ? (
        <div>
          <Input
            type="search"
            aria-label={copy.find}
            placeholder={copy.findHint}
            value={part}
            onChange={(event) => setPart(event.target.value)}
          />
          <p role="status" className="not-empty:pt-3 px-3 text-ink-soft text-sm">
            {found?.length === 0 ? copy.notFound : null}
          </p>
        </div>
      ) : null}
      {isError && !data ? (
        <ErrorState
          title={CHAT_COPY[audience].readFailed}
          onRetry={() => refetch()}
          retryLabel={CHAT_COPY[audience].retry}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <ListSkeleton /> : null}
      {data?.length === 0 ? <p className="px-3 text-ink-soft text-sm">{copy.empty}</p> : null}
      <ul className="grid grid-cols-1 gap-0.5">
        {found?.map((session) => (
          <SessionRow
            key={session.id}
            audience={audience}
            session={session}
            current={session.id === currentId}
            onOptions={onOptions}
            onLeave={onLeave}
          />
        ))}
      </ul>
      <LinkButton href="/memory" variant="quiet" onClick={onLeave} className="justify-start">
        <Bookmark aria-hidden className="size-4.5" />
        {copy.memory}
      </LinkButton>
    </div>
  );
}

interface SessionRowProps extends Pick<SessionListProps, "audience" | "onOptions" | "onLeave"> {
  session: ShownSession;
  current: boolean;
}

function SessionRow({ audience, session, current, onOptions, onLeave }: SessionRowProps) {
  const copy = CHAT_COPY[audience].list;
  const zone = useTimeZone();
  const day = zone ? shortDay(session.updatedAt, zone) : "\u00a0";
  return (
    <li
      className={cn(
        "group flex items-center rounded-control transition-colors hover:bg-sunk",
        current && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <Link
        href={`/chat/${session.id}`}
        prefetch={false}
        aria-current={current ? "page" : undefined}
        onClick={onLeave}
        className="min-w-0 flex-1 rounded-control py-2 ps-3.5"
      >
        <span className="block truncate font-semibold text-[0.9375rem] leading-snug">
          {session.title}
        </span>
        <span className="block text-ink-soft text-sm leading-snug">
          {session.endedAt ? `${day} · ${copy.ended}` : day}
        </span>
        {session.endedAt && session.summary ? (
          <span dir="auto" className="line-clamp-2 text-ink-soft text-sm leading-snug">
            {session.summary}
          </span>
        ) : null}
      </Link>
      <button
        type="button"
        aria-label={copy.options(session.title)}
        aria-haspopup="dialog"
        onClick={() => onOptions(session)}
        className="m-1 grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-card hover:text-ink"
      >
        <Ellipsis aria-hidden className="size-5" />
      </button>
    </li>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2 px-1">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
