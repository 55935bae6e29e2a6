"use client";

import { Card, CardTitle } from "@/components/ui/card";
import type { ShownDetail, ShownNote } from "@/lib/across/staff/desk/client";
import { STRIKABLE } from "@/lib/across/staff/desk/constants";
import { DESK_COPY } from "@/lib/across/staff/desk/copy";
import { useTimeZone } from "@/lib/client/time-zone";
import { shortDate, timeOfDay } from "@/lib/shared/dates";
import { DETAIL } from "./copy";
import { StrikeForm } from "./strike-form";

/**
 * The desk's own record, oldest first: what was done and by whom, their notes, and entries struck
 * since.
 */
export function Notes({ detail: { id, notes, resolved } }: { detail: ShownDetail }) {
  return (
    <Card>
      <CardTitle>{DETAIL.notes}</CardTitle>
      {notes.length === 0 ? <p className="mt-2 text-ink-soft">{DETAIL.noNotes}</p> : null}
      <ol className="mt-2 divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="py-2.5">
            <Entry note={note} />
            {note.struck ||
            !STRIKABLE.has(note.action) ||
            (resolved && note.action === "resolve") ? null : (
              <StrikeForm incidentId={id} entry={note.id} what={headOf(note)} />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Entry({ note }: { note: ShownNote }) {
  const { struck, text, author, createdAt } = note;
  const Line = struck ? "s" : "span";
  return (
    <>
      <p>
        {struck ? <span className="sr-only">{DETAIL.struck}: </span> : null}
        <Line className="font-semibold">{headOf(note)}</Line>{" "}
        <span className="text-ink-soft text-sm">
          {DETAIL.by(author?.name ?? DETAIL.somebody)} · <Moment at={createdAt} />
        </span>
      </p>
      {text ? (
        <p dir="auto" className="whitespace-pre-wrap break-words">
          <Line>{text}</Line>
        </p>
      ) : null}
      {struck ? (
        <p className="text-sm">
          <span className="font-semibold">{DETAIL.struck}:</span> {struck.reason}{" "}
          <span className="text-ink-soft">
            {DETAIL.by(struck.by?.name ?? DETAIL.somebody)} · <Moment at={struck.at} />
          </span>
        </p>
      ) : null}
    </>
  );
}

function Moment({ at }: { at: string }) {
  const zone = useTimeZone() ?? "UTC";
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {shortDate(at, zone)}, {timeOfDay(at, zone)}
    </time>
  );
}

const WORDS: Readonly<Record<string, string>> = { ...DESK_COPY.deeds, ...DESK_COPY.outcomes };

const headOf = ({ action, template }: ShownNote): string => {
  const words = template ? WORDS[template] : undefined;
  return words ? `${DETAIL.did[action]}: ${words}` : DETAIL.did[action];
};
