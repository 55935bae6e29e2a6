"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { currentToasts, dismissToast } from "@/lib/client/toast";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { physicalCopyFor } from "@/lib/features/movement/copy";
import { playerCopyFor } from "@/lib/features/movement/player/copy";
import { sessionOf } from "@/lib/features/movement/player/policy";
import type { Place } from "@/lib/features/movement/player/types";
import { needALook } from "@/lib/features/movement/red-flags/policy";
import type { FullRoutine } from "@/lib/features/movement/types";
import type { Audience } from "@/lib/shared/audience";
import { After } from "./after";
import { AskFirst } from "./ask-first";
import { Before } from "./before";
import { DangerDialog } from "./danger-dialog";
import { Done } from "./done";
import { Moving } from "./moving";
import { Stopped } from "./stopped";
import { type Player, usePlayer } from "./use-player";
import { useRecord } from "./use-record";

interface RoutinePlayerProps {
  audience: Audience;
  personId: string;
  routine: FullRoutine;
  /** Last reported pain (0-10); the pain question starts there, not at none. */
  painNow: number;
  /** Signs of a recent stop that no one has looked at; empty if there was none. */
  stopSigns: readonly string[];
  /** Local emergency number. */
  emergency: string;
  /** Under 13: no server voice reads aloud (VOIC-15), and the wording is for small children. */
  onDeviceOnly: boolean;
}

/** A routine from "Start" to "Finish", one step at a time. */
export function RoutinePlayer(props: RoutinePlayerProps) {
  const { audience, personId, routine, painNow, onDeviceOnly } = props;
  const copy = playerCopyFor(audience, onDeviceOnly);
  const player = usePlayer(routine.id, personId, routine.exercises, painNow);
  // Dismiss the toasts about making the routine, so that they don't cover its buttons.
  useEffect(() => {
    for (const { id } of currentToasts()) dismissToast(id);
  }, []);
  return (
    <div className="page-column grid max-w-5xl grid-cols-1 gap-5 py-6 sm:py-8">
      <div>
        <LinkButton
          href="/physical-therapy?tab=routines"
          variant="quiet"
          size="sm"
          className="-ms-3.5"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {copy.back}
        </LinkButton>
        <h1 className="text-3xl sm:text-4xl">{routine.name}</h1>
      </div>
      {routine.exercises.length === 0 ? (
        <p>{copy.missing}</p>
      ) : player.place ? (
        <Stages {...props} player={player} place={player.place} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
      {/* Placed last: advice after a danger stop comes first, and "Finish" is at the bottom. */}
      <QuietConcern
        audience={audience}
        of={["/api/pt/sessions"]}
        className="justify-self-center text-center"
      />
    </div>
  );
}

interface StagesProps extends RoutinePlayerProps {
  player: Player;
  place: Place;
}

function Stages({
  audience,
  routine,
  stopSigns,
  player,
  place,
  emergency,
  onDeviceOnly,
}: StagesProps) {
  const copy = playerCopyFor(audience, onDeviceOnly);
  const words = physicalCopyFor(audience, onDeviceOnly);
  const [asks, setAsks] = useState(false);
  const signs = [...new Set([...stopSigns, ...needALook(player.unsentStops, audience)])];
  const [isCleared, setCleared] = useState(signs.length === 0);
  const recording = useRecord(routine.id, routine.exercises, audience, player.finish);
  const title = useLeftFocus<HTMLHeadingElement>(isCleared ? place.stage : "asked");
  const step = player.steps[place.step];
  const isKept = recording.outcome === "sent" || recording.outcome === "waiting";

  function answer(felt: readonly string[] | null) {
    setAsks(false);
    if (felt !== null) player.act({ type: "stop", signs: felt });
    else if (asks) player.act({ type: "go on" });
  }

  if (place.stage === "stopped") {
    return <Stopped {...{ audience, copy, place, recording, emergency }} />;
  }
  if (place.stage === "after") {
    const session = sessionOf(routine.id, routine.exercises, place);
    return isKept ? (
      <Done copy={copy} words={words} session={session} waiting={recording.outcome === "waiting"} />
    ) : (
      <After {...{ copy, title, routine, player, place, recording }} />
    );
  }
  if (!isCleared)
    return <AskFirst {...{ copy, words }} signs={signs} onCleared={() => setCleared(true)} />;
  if (place.stage === "before") {
    return (
      <Before
        {...{ copy, words, title, routine, place, emergency }}
        onSay={player.say}
        onStart={() => player.act({ type: "start" })}
      />
    );
  }
  return step ? (
    <>
      <Moving
        {...{ audience, copy, title, routine, player, place, step, onDeviceOnly }}
        onWrong={() => {
          player.act({ type: "pause" });
          setAsks(true);
        }}
      />
      {asks ? (
        <DangerDialog {...{ audience, copy, emergency }} under13={onDeviceOnly} onAnswer={answer} />
      ) : null}
    </>
  ) : null;
}
