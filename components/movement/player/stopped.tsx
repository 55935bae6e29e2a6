"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { US } from "@/lib/crisis/united-states/contacts";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import type { Place } from "@/lib/features/movement/player/types";
import { RED_FLAG_ADVICE, RED_FLAG_WORDS, RED_FLAGS } from "@/lib/features/movement/red-flags/copy";
import type { Audience } from "@/lib/shared/audience";
import { dialable } from "@/lib/shared/dialable";
import type { Recording } from "./use-record";

interface StoppedProps {
  audience: Audience;
  copy: PlayerCopy;
  place: Place;
  recording: Recording;
  /** Local emergency number. */
  emergency: string;
}

/**
 * Says what to do now, most urgent first. The routine can't be continued from here, and the session
 * is recorded without another press.
 */
export function Stopped({
  audience,
  copy: { danger, done },
  place,
  recording,
  emergency,
}: StoppedProps) {
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
  const gravest =
    RED_FLAG_ADVICE.find((advice) => flags.some((flag) => flag.advice === advice)) ?? "rest";
  const words = RED_FLAG_WORDS[gravest][audience];
  // The texts name the US number; elsewhere it's replaced with the local one.
  const local = (text: string) => text.replaceAll(US.emergency.number, emergency);
  return (
    <Card tone="signal" className="mx-auto grid w-full max-w-2xl gap-4">
      <h2 ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
        {local(words.title)}
      </h2>
      {gravest !== "rest" ? (
        <AnchorButton
          size={gravest === "emergency" ? "lg" : "md"}
          variant={gravest === "emergency" ? "emergency" : "crisis"}
          className="justify-self-start"
          href={`tel:${dialable(emergency)}`}
        >
          {gravest === "emergency" ? danger.emergency(emergency) : danger.worse(emergency)}
        </AnchorButton>
      ) : null}
      <p className="font-semibold">{local(words.text)}</p>
      {flags.length > 0 ? (
        <ul className="grid list-disc gap-1 ps-5">
          {flags.map(({ id, [audience]: sign }) => (
            <li key={id}>{sign}</li>
          ))}
        </ul>
      ) : null}
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
