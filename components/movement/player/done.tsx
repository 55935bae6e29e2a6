"use client";

import { useEffect, useRef } from "react";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Card, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import type { NewSession } from "@/lib/features/movement/sessions/types";

interface DoneProps {
  copy: PlayerCopy;
  words: PhysicalCopy;
  session: NewSession;
  /** The session is stored on this device until the network is back. */
  waiting: boolean;
}

export function Done({ copy: { done }, words, session, waiting }: DoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const completed = session.performances.filter(
    ({ completionStatus }) => completionStatus === "completed",
  ).length;
  return (
    <Card className="mx-auto grid w-full max-w-xl justify-items-center gap-3 text-center">
      <SproutScene className="w-44" />
      <CardTitle ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
        {done.title}
      </CardTitle>
      <p className="text-ink-soft">
        {done.text(completed, session.totalExercises, words.minutes(session.duration))}
      </p>
      {waiting ? (
        <p className="rounded-control bg-accent-soft px-4 py-2.5">{done.waiting}</p>
      ) : null}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton href="/physical-therapy?tab=sessions">{done.sessions}</LinkButton>
        <LinkButton href="/physical-therapy?tab=routines" variant="secondary">
          {done.routines}
        </LinkButton>
      </div>
    </Card>
  );
}
