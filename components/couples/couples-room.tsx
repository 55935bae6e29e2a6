"use client";

import { LockKeyhole } from "lucide-react";
import { useRef, useState } from "react";
import { useAhead } from "@/components/layout/lazy-part";
import { Begins } from "@/components/layout/part";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import {
  type ShownRelationship,
  useRelationshipSessions,
  useRelationships,
} from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { CheckIn } from "./check-in";
import { EmptyTalkPane } from "./empty-talk-pane";
import { InviteForm } from "./invite-form";
import { Assessments, TalkPane } from "./later";
import { ReceivedInvitations } from "./received-invitations";
import { EndedNote, RelationshipCard } from "./relationship-card";
import { SentInvitations } from "./sent-invitations";
import { SessionForm } from "./session-form";
import { SessionList } from "./session-list";
import { useCurrent } from "./use-current";
import { type OpenTalk as OpenTalkState, useOpenTalk } from "./use-open-talk";
import { WithWhom } from "./with-whom";

const copy = COUPLES_COPY.adult;

interface CouplesRoomProps {
  ownId: string;
  /** The country from the browser's language, which decides the help lines. */
  region: string | null;
  exitUrl: string;
  /** The talk in the URL. */
  talkId: string | null;
}

const NONE: readonly ShownRelationship[] = [];

/** Loaded once the page is idle. */
const AHEAD = [TalkPane, Assessments];

/**
 * The couples page (COUP-01 … COUP-04, COUP-14): the partner, the talks, the open one, and each
 * person's private parts.
 */
export function CouplesRoom({ ownId, region, exitUrl, talkId }: CouplesRoomProps) {
  useAhead(AHEAD);
  const relationships = useRelationships();
  const all = relationships.data ?? NONE;
  const running = all.filter(({ status }) => status !== "ended");
  const talk = useOpenTalk(talkId);
  const { current, choose } = useCurrent(running, talk);
  const [invite, setInvite] = useState<"auto" | "open" | "hidden">("auto");
  const showsInvite =
    invite === "open" || (invite === "auto" && relationships.isSuccess && current === null);
  const partnerName = current?.partnerName ?? copy.partner;
  return (
    <div className="page-column grid max-w-[82rem] grid-cols-1 gap-6 py-7 sm:py-10">
      <div>
        <h1>{copy.title}</h1>
        <p className="mt-3 max-w-2xl text-ink-soft text-lg">{copy.lead}</p>
      </div>
      <QuietConcern audience="adult" of={["/api/relationship", "/api/partner-invitations"]} />
      <ReceivedInvitations />
      {/* Order on phones: the talks, the open one, then everything around it. */}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[19rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <SessionList selectedId={talk.id} onSelect={talk.open} onNew={talk.clear} />
        <div className="grid min-w-0 content-start gap-5 lg:col-start-1 lg:row-start-2 max-lg:order-2">
          {running.map((relationship) => (
            <RelationshipCard key={relationship.id} relationship={relationship} />
          ))}
          {current ? <WithWhom running={running} currentId={current.id} onChoose={choose} /> : null}
          {current ? (
            <Begins bare>
              <PrivateQuestions
                key={current.id}
                relationshipId={current.id}
                about={running.length > 1 ? partnerName : null}
                region={region}
                exitUrl={exitUrl}
              />
            </Begins>
          ) : null}
          {showsInvite ? null : (
            <Begins bare>
              <Button variant="secondary" onClick={() => setInvite("open")}>
                {copy.invite.open}
              </Button>
            </Begins>
          )}
          <SentInvitations />
          {all
            .filter(({ status }) => status === "ended")
            .map((relationship) => (
              <EndedNote key={relationship.id} relationship={relationship} />
            ))}
        </div>
        <div className="grid min-w-0 content-start gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {relationships.isError && !relationships.data ? (
            <ErrorState
              title={copy.relationship.failedRead}
              onRetry={() => relationships.refetch()}
              retryLabel={copy.retry}
              retrying={relationships.isFetching}
            />
          ) : null}
          {showsInvite ? (
            <Begins bare={talk.id === null}>
              <InviteForm onSolo={() => setInvite("hidden")} onSent={() => setInvite("hidden")} />
            </Begins>
          ) : null}
          {talk.id ? null : (
            <Begins>
              <SessionForm relationshipId={current?.id ?? null} onOpened={talk.open} />
            </Begins>
          )}
          <OpenTalk talk={talk} ownId={ownId} relationships={all} partnerName={partnerName} />
          {current ? (
            <Assessments key={current.id} relationshipId={current.id} partnerName={partnerName} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

interface OpenTalkProps {
  talk: Pick<OpenTalkState, "id" | "entered">;
  ownId: string;
  relationships: readonly ShownRelationship[];
  partnerName: string;
}

function OpenTalk({ talk: { id, entered }, ownId, relationships, partnerName }: OpenTalkProps) {
  const session = useRelationshipSessions().data?.find((one) => one.id === id);
  if (!session) return <EmptyTalkPane partnerName={partnerName} />;
  const relationship = relationships.find((one) => one.id === session.relationshipId);
  return (
    <TalkPane
      key={session.id}
      session={session}
      ownId={ownId}
      partnerName={relationship?.partnerName ?? partnerName}
      ended={relationship?.status === "ended"}
      takesFocus={entered}
    />
  );
}

interface PrivateQuestionsProps {
  relationshipId: string;
  /** The partner's name, if someone has more than one partner here. */
  about: string | null;
  region: string | null;
  exitUrl: string;
}

/** Looks the same to both at all times, so that nothing reveals who has answered. */
function PrivateQuestions({ about, ...props }: PrivateQuestionsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Card tone="soft">
      {about ? <p className="mb-1 font-semibold">{copy.relationship.with(about)}</p> : null}
      <p className="text-sm">{copy.checkIn.before}</p>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
        className="mt-3"
      >
        <LockKeyhole aria-hidden className="size-4" />
        {copy.checkIn.open}
      </Button>
      <CheckIn {...props} dialog={dialog} />
    </Card>
  );
}
