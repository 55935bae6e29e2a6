"use client";

import { useEffect } from "react";
import { useLateHelp } from "@/components/conversation/use-late-help";
import { useStickToEnd } from "@/components/conversation/use-stick-to-end";
import { Disclaimer } from "@/components/layout/disclaimer";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTakenFocus } from "@/components/ui/use-taken-focus";
import {
  type ShownRelationshipMessage,
  type ShownRelationshipSession,
  useTalk,
} from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { ClosedSpace } from "./closed-space";
import { TalkComposer } from "./talk-composer";
import { TALK_FRAME } from "./talk-frame";
import { TalkMessages, UnderwayMessage } from "./talk-messages";
import { useHelp } from "./use-help";
import { useTalkOfTwo } from "./use-talk";

const { adult } = COUPLES_COPY;
const copy = adult.talk;
const NONE: readonly ShownRelationshipMessage[] = [];

interface TalkPaneProps {
  session: ShownRelationshipSession;
  ownId: string;
  partnerName: string;
  /** The space is closed: it can be read, but not written in. */
  ended: boolean;
  /** The person just opened it: its name is announced next, and its composer is in view. */
  takesFocus?: boolean;
}

/** One talk between two people. Pass the talk's id as key: another talk is another pane. */
export function TalkPane({
  session,
  ownId,
  partnerName,
  ended,
  takesFocus = false,
}: TalkPaneProps) {
  const talk = useTalkOfTwo(session.id, ownId);
  const reading = useTalk(session.id);
  const messages = reading.data ?? NONE;
  useLateHelp(
    messages.findLast(({ senderType, isPrivate }) => senderType === "ai" && isPrivate),
    useHelp().show,
  );
  const stick = useStickToEnd<HTMLDivElement>(
    messages.length === 0 && talk.underway === null,
    messages[0]?.id,
  );
  const heading = useTakenFocus<HTMLHeadingElement>(takesFocus);
  // The person's own message is always scrolled into view.
  useEffect(() => {
    if (talk.underway) stick.toEnd();
  }, [talk.underway, stick.toEnd]);
  return (
    <section aria-label={copy.title} data-talk-frame className={TALK_FRAME}>
      <header className="border-line border-b px-4 py-3 sm:px-5">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere text-xl">
          {session.sessionTitle}
        </h2>
        <p className="text-ink-soft text-sm">
          {copy.about(
            adult.foci[session.sessionFocus],
            adult.approaches[session.therapyApproach].name,
          )}
        </p>
      </header>
      <div
        ref={stick.box}
        onScroll={stick.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] sm:px-5"
      >
        <div ref={stick.content} className="py-4">
          <Disclaimer audience="adult" variant="therapy-session" className="mb-4" />
          <p className="mb-4 text-ink-soft text-sm">{copy.begin}</p>
          {reading.isError && !reading.data ? (
            <ErrorState
              title={copy.failedRead}
              onRetry={() => reading.refetch()}
              retryLabel={adult.retry}
              retrying={reading.isFetching}
            />
          ) : null}
          {reading.isPending ? <Skeleton className="h-24" /> : null}
          <TalkMessages ownId={ownId} messages={messages} />
          <UnderwayMessage talk={talk} messages={messages} />
          {messages.some(({ messageType }) => messageType === "pause") ? <WhyPause /> : null}
        </div>
      </div>
      {ended ? (
        <ClosedSpace draft={talk.draft} />
      ) : (
        <TalkComposer talk={talk} partnerName={partnerName} />
      )}
    </section>
  );
}

/** Uses the same words for every pause, whatever caused it. */
function WhyPause() {
  return (
    <details className="mt-4 rounded-control bg-sunk px-4 py-2.5 text-sm">
      <summary className="cursor-pointer font-semibold">{copy.why}</summary>
      <p className="mt-2 text-ink-soft">{copy.whyText}</p>
    </details>
  );
}
