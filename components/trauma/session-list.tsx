"use client";

import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { SessionOptions } from "@/components/conversation/session-options";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import type { ShownSession } from "@/lib/features/conversation/client";
import { useTraumaSessions } from "@/lib/features/trauma/client";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { shortDay } from "@/lib/shared/dates";

interface SessionListProps {
  openId: string | null;
  onOpen: (id: string) => void;
}

/**
 * The trauma talks, most recently changed first (TRAU-11); each can be renamed, ended and deleted
 * like any other.
 */
export function SessionList({ openId, onOpen }: SessionListProps) {
  const copy = TRAUMA_COPY.adult.list;
  const { data, isError, isFetching, refetch } = useTraumaSessions();
  const options = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<ShownSession | null>(null);

  function showOptions(session: ShownSession) {
    setChosen(session);
    options.current?.showModal();
  }

  return (
    <Card aria-labelledby="trauma-sessions">
      <CardTitle id="trauma-sessions" className="text-xl">
        {copy.title}
      </CardTitle>
      {isError && !data ? (
        <ErrorState
          title={copy.failed}
          onRetry={() => refetch()}
          retryLabel={copy.retry}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <Skeleton aria-busy="true" className="mt-3 h-24" /> : null}
      {data?.length === 0 ? <p className="mt-2 text-ink-soft">{copy.empty}</p> : null}
      <ul className="mt-2 grid gap-0.5">
        {data?.map((session) => (
          <Row
            key={session.id}
            session={session}
            current={session.id === openId}
            onOpen={onOpen}
            onOptions={showOptions}
          />
        ))}
      </ul>
      <SessionOptions
        audience="adult"
        session={chosen}
        currentId=""
        dialog={options}
        onClose={() => setChosen(null)}
      />
    </Card>
  );
}

interface RowProps {
  session: ShownSession;
  current: boolean;
  onOpen: (id: string) => void;
  onOptions: (session: ShownSession) => void;
}

function Row({ session, current, onOpen, onOptions }: RowProps) {
  const copy = TRAUMA_COPY.adult.list;
  const zone = useTimeZone();
  const { safetyLevel } = session;
  return (
    <li
      className={cn(
        "flex items-center rounded-control hover:bg-sunk",
        current && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <button
        type="button"
        aria-current={current || undefined}
        onClick={() => onOpen(session.id)}
        className="min-w-0 flex-1 rounded-control px-3 py-2 text-start"
      >
        <span className="block truncate font-semibold leading-snug">{session.title}</span>
        <span className="block text-ink-soft text-sm">
          {zone ? shortDay(session.updatedAt, zone) : "\u00a0"}
          {" · "}
          {safetyLevel == null ? copy.levelUnknown : copy.level(safetyLevel)}
        </span>
      </button>
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
