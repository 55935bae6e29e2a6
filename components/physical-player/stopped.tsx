"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { RED_FLAGS } from "@/lib/features/physical/red-flags/copy";
import type { PlayerCopy } from "@/lib/features/physical-player/copy";
import type { Place } from "@/lib/features/physical-player/types";
import { dialable } from "@/lib/features/safety/contacts";
import type { Audience } from "@/lib/shared/audience";
import type { Recording } from "./use-record";

interface StoppedProps {
  audience: Audience;
  copy: PlayerCopy;
  place: Place;
  recording: Recording;
  /** The emergency number where the person is. */
  emergency: string;
}

const ORDER = ["emergency", "clinician", "stop"] as const;

/** What to do now, the most urgent first. There is no way on from here, and the record is made without another press. */
export function Stopped({ audience, copy: { danger, done }, place, recording, emergency }: StoppedProps) {
  const { outcome, record } = recording;
  const title = useRef<HTMLHeadingElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    title.current?.focus();
    if (sent.current) return;
    sent.current = true;
    void record(place);
  }, [place, record]);
  const flags = RED_FLAGS.filter(({ id }) => place.stopSigns.includes(id));
  const gravest = ORDER.find((advice) => flags.some((flag) => flag.advice === advice)) ?? "stop";
  return (
    <Card tone="signal" className="mx-auto grid w-full max-w-2xl gap-4">
      <h2 ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
        {danger.stopped}
      </h2>
      {gravest === "emergency" ? (
        <div className="grid gap-3">
          <AnchorButton size="lg" variant="emergency" href={`tel:${dialable(emergency)}`}>
            {danger.emergency(emergency)}
          </AnchorButton>
          <p className="font-semibold">{danger.emergencyText}</p>
        </div>
      ) : (
        <p className="font-semibold">{danger[gravest]}</p>
      )}
      <ul className="grid gap-2">
        {flags.map(({ id, name, text }) => (
          <li key={id}>
            <span className="font-semibold">{name[audience]}.</span> {text[audience]}
          </li>
        ))}
      </ul>
      <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
        {outcome === "saving" ? danger.keeping : null}
        {outcome === "sent" ? danger.kept : null}
        {outcome === "waiting" ? done.waiting : null}
        {outcome === "failed" ? danger.notKept : null}
        {outcome === "failed" ? (
          <Button size="sm" variant="secondary" onClick={() => record(place)}>
            {danger.retry}
          </Button>
        ) : null}
      </div>
      <LinkButton href="/physical-therapy?tab=routines" variant="secondary">
        {done.routines}
      </LinkButton>
    </Card>
  );
}
