"use client";

import { Question } from "@/components/conversation/memory/question";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { useTimeZone } from "@/lib/client/time-zone";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { PROGRAMS_COPY } from "@/lib/features/programs/copy";
import type { Enrolment } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";
import { fullDay } from "@/lib/shared/dates";
import { ProgressLine } from "./progress-line";
import { type EnrolmentActs, useEnrolmentActs } from "./use-enrolment-acts";

interface EnrolmentStatusProps {
  audience: Audience;
  programId: string;
  name: string;
  /** The open enrolment, or else the last finished one. */
  enrolment: Enrolment | null;
  /** False until a parent has agreed. */
  open: boolean;
}

/** Shows the person's progress in the program, and what they can do about it. */
export function EnrolmentStatus(props: EnrolmentStatusProps) {
  const place = useLeftFocus<HTMLDivElement>(props.enrolment?.status ?? "not begun");
  return (
    <div ref={place} tabIndex={-1} className="rounded-card outline-offset-4">
      <Place {...props} />
    </div>
  );
}

function Place({ audience, programId, name, enrolment, open }: EnrolmentStatusProps) {
  const { room } = PROGRAMS_COPY[audience];
  const acts = useEnrolmentActs(audience, programId);
  if (!open) return <Card tone="soft">{room.waiting}</Card>;
  if (!enrolment) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button size="lg" pending={acts.pending} onClick={acts.begin}>
          {room.enrol}
        </Button>
        <p className="text-ink-soft text-sm">{room.counted}</p>
      </div>
    );
  }
  if (enrolment.status === "completed")
    return <Finished audience={audience} enrolment={enrolment} acts={acts} />;
  return (
    <Card tone="soft" className="grid grid-cols-1 gap-4">
      <ProgressLine audience={audience} name={name} progress={enrolment.progress} />
      {enrolment.status === "active" ? (
        <Walking audience={audience} enrolment={enrolment} acts={acts} />
      ) : (
        <>
          <p>{enrolment.status === "paused" ? room.pausedText : room.leftText}</p>
          <Button className="justify-self-start" pending={acts.pending} onClick={acts.resume}>
            {room.resume}
          </Button>
        </>
      )}
    </Card>
  );
}

interface PartProps {
  audience: Audience;
  enrolment: Enrolment;
  acts: EnrolmentActs;
}

function Walking({ audience, enrolment, acts }: PartProps) {
  const { room } = PROGRAMS_COPY[audience];
  if (acts.asked) {
    return (
      <Question
        text={room.leaveSure}
        yes={room.leaveYes}
        no={room.leaveNo}
        pending={acts.pending}
        onNo={() => acts.ask(false)}
        onYes={() => acts.leave(enrolment)}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="secondary" pending={acts.pending} onClick={() => acts.pause(enrolment)}>
        {room.pause}
      </Button>
      <Button variant="quiet" disabled={acts.pending} onClick={() => acts.ask(true)}>
        {room.leave}
      </Button>
    </div>
  );
}

function Finished({ audience, enrolment, acts }: PartProps) {
  const { room } = PROGRAMS_COPY[audience];
  const zone = useTimeZone();
  const { completedAt, certificateId } = enrolment;
  return (
    <Card tone="soft" className="grid grid-cols-1 gap-4">
      <p className="font-medium">
        {completedAt && zone ? room.finished(fullDay(completedAt, zone)) : room.finishedSome}
      </p>
      <div className="flex flex-wrap gap-2.5">
        {certificateId ? (
          <LinkButton href={`/certificates/${certificateId}`}>{room.certificate}</LinkButton>
        ) : null}
        <Button variant="secondary" pending={acts.pending} onClick={acts.begin}>
          {room.again}
        </Button>
      </div>
    </Card>
  );
}
