"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useTimeZone } from "@/lib/client/time-zone";
import type { ShownRelationship } from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { fullDay } from "@/lib/shared/dates";
import { LeaveDialog } from "./leave-dialog";
import { RelationshipForm } from "./relationship-form";

const copy = COUPLES_COPY.adult.relationship;

/** The relationship as both see it, with ways to edit and leave it. */
export function RelationshipCard({ relationship }: { relationship: ShownRelationship }) {
  const edit = useRef<HTMLDialogElement>(null);
  const leave = useRef<HTMLDialogElement>(null);
  const [edits, setEdits] = useState(0);
  const zone = useTimeZone();
  const {
    id,
    relationshipName,
    relationshipType,
    partnerName,
    goals,
    challenges,
    relationshipStartDate,
  } = relationship;
  const empty = goals.length + challenges.length === 0;
  return (
    <Card>
      <CardTitle className="wrap-anywhere">{relationshipName}</CardTitle>
      <p className="mt-1 text-ink-soft text-sm">
        {copy.with(partnerName ?? COUPLES_COPY.adult.partner)} ·{" "}
        {COUPLES_COPY.adult.types[relationshipType]}
      </p>
      {relationshipStartDate && zone ? (
        <p className="text-ink-soft text-sm">
          {copy.since} {fullDay(relationshipStartDate, "UTC")}
        </p>
      ) : null}
      <Lines title={copy.goals} lines={goals} />
      <Lines title={copy.challenges} lines={challenges} />
      <Style title={copy.communicationStyle} text={relationship.communicationStyle} />
      <Style title={copy.conflictStyle} text={relationship.conflictResolutionStyle} />
      {empty ? <p className="mt-3 text-ink-soft text-sm">{copy.none}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setEdits((count) => count + 1)}
        >
          {copy.edit}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => leave.current?.showModal()}
        >
          {copy.leave}
        </Button>
      </div>
      <RelationshipForm key={edits} relationship={relationship} dialog={edit} opens={edits > 0} />
      <LeaveDialog relationshipId={id} dialog={leave} />
    </Card>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 font-semibold text-base">{title}</h3>
      <ul className="wrap-anywhere mt-1 list-disc ps-5 text-ink-soft marker:text-primary">
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </>
  );
}

function Style({ title, text }: { title: string; text: string | null }) {
  if (!text) return null;
  return (
    <>
      <h3 className="mt-3 font-semibold text-base">{title}</h3>
      <p dir="auto" className="wrap-anywhere mt-1 text-ink-soft">
        {text}
      </p>
    </>
  );
}

/** A closed space shows only the day it ended (the neutral note). */
export function EndedNote({ relationship }: { relationship: ShownRelationship }) {
  const zone = useTimeZone();
  return (
    <Card tone="sunk">
      <CardTitle className="wrap-anywhere text-xl">{relationship.relationshipName}</CardTitle>
      <p className="mt-2">
        {zone
          ? copy.ended(fullDay(relationship.endedAt ?? relationship.updatedAt, zone))
          : "\u00a0"}
      </p>
    </Card>
  );
}
