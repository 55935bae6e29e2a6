"use client";

import { Card, CardTitle } from "@/components/ui/card";
import { useTimeZone } from "@/lib/client/time-zone";
import type { ShownDetail, ShownNote } from "@/lib/features/crisis-desk/client";
import { DESK_COPY } from "@/lib/features/crisis-desk/copy";
import { shortDate, timeOfDay } from "@/lib/shared/dates";
import { DETAIL } from "./copy";

/** The desk's own record, oldest first: what was done, by whom, and what they wrote. */
export function Notes({ detail: { notes } }: { detail: ShownDetail }) {
  const zone = useTimeZone() ?? "UTC";
  return (
    <Card>
      <CardTitle>{DETAIL.notes}</CardTitle>
      {notes.length === 0 ? <p className="mt-2 text-ink-soft">{DETAIL.noNotes}</p> : null}
      <ol className="mt-2 divide-y divide-line">
        {notes.map((note) => (
          <li key={note.id} className="py-2.5">
            <p>
              <span className="font-semibold">{headOf(note)}</span>{" "}
              <span className="text-ink-soft text-sm">
                {DETAIL.by(note.author?.name ?? DETAIL.somebody)} ·{" "}
                <time dateTime={note.createdAt} className="whitespace-nowrap tabular-nums">
                  {shortDate(note.createdAt, zone)}, {timeOfDay(note.createdAt, zone)}
                </time>
              </span>
            </p>
            {note.text ? (
              <p dir="auto" className="whitespace-pre-wrap break-words">
                {note.text}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

const WORDS: Readonly<Record<string, string>> = { ...DESK_COPY.deeds, ...DESK_COPY.outcomes };

const headOf = ({ action, template }: ShownNote): string => {
  const words = template ? WORDS[template] : undefined;
  return words ? `${DETAIL.did[action]}: ${words}` : DETAIL.did[action];
};
