"use client";

import { useEffect, useMemo, useRef } from "react";
import { EarlierButton } from "@/components/conversation/earlier-button";
import { LiveTurn } from "@/components/conversation/live-turn";
import { MessageList } from "@/components/conversation/message-list";
import { Notice } from "@/components/conversation/notice";
import { Reminder } from "@/components/conversation/reminder";
import { TextComposer } from "@/components/conversation/text-composer";
import type { ChatPerson } from "@/components/conversation/types";
import { useDraft } from "@/components/conversation/use-draft";
import { useEarlier } from "@/components/conversation/use-earlier";
import { useHelp } from "@/components/conversation/use-help";
import { useIsAnswerPending } from "@/components/conversation/use-is-answer-pending";
import { useLateHelp } from "@/components/conversation/use-late-help";
import { useOnline } from "@/components/conversation/use-online";
import { useStickToEnd } from "@/components/conversation/use-stick-to-end";
import { useTurn } from "@/components/conversation/use-turn";
import { Disclaimer } from "@/components/layout/disclaimer";
import { ErrorState } from "@/components/ui/error-state";
import { openTool } from "@/lib/client/tools";
import { loadDetector } from "@/lib/core/incidents/client";
import {
  type ShownMessage,
  type ShownSession,
  useMessages,
} from "@/lib/features/conversation/client";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { opensOf } from "@/lib/features/conversation/exercises/policy";
import { dangerIn } from "@/lib/features/conversation/trauma/policy";
import { sendTraumaMessageWith } from "@/lib/features/trauma/client";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { TalkFrame } from "./talk-frame";
import { TalkGreeting } from "./talk-greeting";
import { TalkHeader } from "./talk-header";

interface TalkProps {
  session: ShownSession;
  person: Pick<ChatPerson, "language">;
  level: number;
  onLeave: () => void;
  takesFocus: boolean;
  /** Called with the kind of danger mentioned in the talk, and with null if there is none. */
  onDanger: (kind: string | null) => void;
}

const NONE: readonly ShownMessage[] = [];

/**
 * One trauma talk, built from the chat's parts. Pass the session's id as key: another talk is
 * another panel.
 */
export function Talk({ session, person, level, onLeave, takesFocus, onDanger }: TalkProps) {
  const copy = TRAUMA_COPY.adult.talk;
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const draft = useDraft(session.id);
  const talk = useTurn(session.id, "adult", draft, useSend(session, level));
  const reading = useMessages(session.id, talk.turn?.phase === "sending");
  const messages = reading.data ?? NONE;
  useLateHelp(messages.at(-1), useHelp("adult"));
  const danger = dangerIn(messages);
  useEffect(() => {
    onDanger(danger);
    return () => onDanger(null);
  }, [danger, onDanger]);
  const awaited = useIsAnswerPending(talk.busy ? undefined : messages.at(-1));
  const stick = useStickToEnd<HTMLDivElement>(
    messages.length === 0 && talk.turn === null,
    messages[0]?.id,
  );
  const earlier = useEarlier(session.id, messages);

  function send() {
    talk.send();
    stick.toEnd();
  }

  /** Opens the exercise of that name over the talk; sends anything else as a message (CHAT-10). */
  function act(activity: string) {
    const tool = opensOf(activity);
    if (tool) return openTool(tool, session.id);
    talk.say(activity);
    stick.toEnd();
  }

  /**
   * Sends an overlong text only if it shows a crisis: the server refuses the text and records the
   * crisis (contract 5).
   */
  async function examine() {
    if ((await loadDetector())(draft.text)) send();
  }

  return (
    <TalkFrame>
      <TalkHeader
        title={session.title}
        expression={talk.busy || awaited ? "thinking" : "listening"}
        talkId={session.id}
        onLeave={onLeave}
        heading={heading}
        takesFocus={takesFocus}
      />
      <div
        ref={stick.box}
        onScroll={stick.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] sm:px-5"
      >
        <div ref={stick.content} className="mx-auto max-w-3xl py-4">
          <Disclaimer audience="adult" variant="therapy-session" className="mb-5" />
          {reading.isError && !reading.data ? (
            <ErrorState
              title={copy.readFailed}
              onRetry={() => reading.refetch()}
              retryLabel={CHAT_COPY.adult.retry}
              retrying={reading.isFetching}
            />
          ) : (
            <>
              {earlier.more ? (
                <EarlierButton audience="adult" earlier={earlier} />
              ) : (
                <TalkGreeting level={level} language={person.language} />
              )}
              <MessageList
                audience="adult"
                messages={messages}
                earlier={earlier.count}
                onActivity={talk.busy ? null : act}
              />
            </>
          )}
          <LiveTurn
            audience="adult"
            turn={talk.turn}
            messages={messages}
            awaited={awaited}
            onTryAgain={talk.tryAgain}
          />
          <Reminder
            sessionId={session.id}
            audience="adult"
            startedAt={reading.isPending ? undefined : (messages[0]?.createdAt ?? null)}
          />
        </div>
      </div>
      <TextComposer
        audience="adult"
        text={draft.text}
        busy={talk.busy}
        onChange={draft.change}
        onSend={send}
        onTooLong={() => void examine()}
        notice={
          <>
            <p role="status" className="text-ink-soft text-sm not-empty:mb-2">
              {online ? null : copy.offline}
            </p>
            {talk.refusal ? (
              <Notice audience="adult" refusal={talk.refusal} onTryAgain={send} />
            ) : null}
          </>
        }
      />
    </TalkFrame>
  );
}

/**
 * Reads the frame when a message goes out, so that the latest level counts and not the one at
 * render time.
 */
function useSend({ traumaType, therapyApproach }: ShownSession, level: number) {
  const frame = useRef({});
  useEffect(() => {
    frame.current = {
      safetyLevel: level,
      ...(traumaType ? { traumaType } : {}),
      ...(therapyApproach ? { therapyApproach } : {}),
    };
  }, [traumaType, therapyApproach, level]);
  return useMemo(() => sendTraumaMessageWith(() => frame.current), []);
}
