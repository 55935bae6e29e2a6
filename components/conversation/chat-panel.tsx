"use client";

import { ArrowDown } from "lucide-react";
import type { ReactNode } from "react";
import { expressionOfVoice } from "@/components/conversation/voice/expression";
import { useFocusKept } from "@/components/conversation/voice/use-focus-kept";
import { useVoice } from "@/components/conversation/voice/use-voice";
import { QuietConcern } from "@/components/layout/quiet-concern";
import type { Expression } from "@/components/ui/art/expression";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { openTool } from "@/lib/client/tools";
import { SHUT } from "@/lib/core/consent/copy/shut";
import { loadDetector } from "@/lib/core/incidents/client";
import { type ShownMessage, useMessages } from "@/lib/features/conversation/client";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { opensOf } from "@/lib/features/conversation/exercises/policy";
import { Composer } from "./composer";
import { EarlierButton } from "./earlier-button";
import { PanelFrame } from "./frames";
import { Greeting } from "./greeting";
import { LiveTurn } from "./live-turn";
import { MessageList } from "./message-list";
import { Notice } from "./notice";
import { PanelHeader } from "./panel-header";
import { PanelNotice } from "./panel-notice";
import { withConsentReason } from "./refusal";
import { Reminder } from "./reminder";
import type { ChatPerson } from "./types";
import { useDraft } from "./use-draft";
import { useEarlier } from "./use-earlier";
import { useHelp } from "./use-help";
import { useIsAnswerPending } from "./use-is-answer-pending";
import { useLateHelp } from "./use-late-help";
import { useStickToEnd } from "./use-stick-to-end";
import { type Talk, useTurn } from "./use-turn";

interface ChatPanelProps {
  sessionId: string;
  person: ChatPerson;
  /** Buttons at the end of the header. */
  children?: ReactNode;
}

const NONE: readonly ShownMessage[] = [];

/** One conversation. Key it by session id, so that each conversation gets its own panel. */
export function ChatPanel({ sessionId, person, children }: ChatPanelProps) {
  const { audience, shut } = person;
  const closed = shut ? SHUT[shut] : null;
  const draft = useDraft(sessionId);
  const talk = useTurn(sessionId, audience, draft);
  const reading = useMessages(sessionId, talk.turn?.phase === "sending");
  const messages = reading.data ?? NONE;
  useLateHelp(messages.at(-1), useHelp(audience));
  const awaited = useIsAnswerPending(talk.busy ? undefined : messages.at(-1));
  const isEmpty = reading.isSuccess && messages.length === 0 && talk.turn === null;
  const voice = useVoice({ person, talk: { ...talk, say: speak }, isEmpty, fill: dictated });
  const isNew = messages.length === 0 && talk.turn === null;
  const stick = useStickToEnd<HTMLDivElement>(isNew, messages[0]?.id, voice.mode === "voice");
  const earlier = useEarlier(sessionId, messages);
  useFocusKept(stick.box, earlier.isWhole);

  function send() {
    talk.send();
    stick.toEnd();
  }

  /** Sends spoken words the same way as typed ones. */
  function speak(content: string) {
    talk.say(content);
    stick.toEnd();
  }

  function dictated(words: string) {
    draft.change(draft.text.trim() === "" ? words : `${draft.text.trimEnd()} ${words}`);
  }

  /** If the activity names an exercise, opens it over the conversation; else sends it (CHAT-10). */
  function act(activity: string) {
    const tool = opensOf(activity);
    if (tool) openTool(tool, sessionId);
    else speak(activity);
  }

  /**
   * Sends an overlong text only if it shows a crisis: the server refuses the text but records the
   * crisis (contract 5).
   */
  async function examine() {
    if ((await loadDetector())(draft.text)) send();
  }

  return (
    <PanelFrame>
      <PanelHeader
        person={person}
        expression={expressionOfVoice(voice.view) ?? expressionOf(talk, awaited, draft.text)}
        waiting={closed?.status}
      >
        {children}
      </PanelHeader>
      <div className="relative min-h-0 flex-1">
        <div
          ref={stick.box}
          onScroll={stick.onScroll}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
          tabIndex={0}
          className="relative h-full overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] sm:px-5"
        >
          <div ref={stick.content} className="mx-auto max-w-3xl py-2.5 sm:py-4">
            <PanelNotice audience={audience} />
            {reading.isError && !reading.data ? (
              <ReadAgain
                person={person}
                onRetry={() => reading.refetch()}
                retrying={reading.isFetching}
              />
            ) : (
              <>
                {earlier.more ? (
                  <EarlierButton audience={audience} earlier={earlier} />
                ) : (
                  <Greeting person={person} />
                )}
                <MessageList
                  audience={audience}
                  messages={messages}
                  earlier={earlier.count}
                  onActivity={talk.busy ? null : act}
                />
              </>
            )}
            <LiveTurn
              audience={audience}
              turn={talk.turn}
              messages={messages}
              awaited={awaited}
              onTryAgain={talk.tryAgain}
            />
            <Reminder
              sessionId={sessionId}
              audience={audience}
              startedAt={reading.isPending ? undefined : (messages[0]?.createdAt ?? null)}
            />
          </div>
        </div>
        {stick.atEnd ? null : <ToEnd person={person} onClick={stick.toEnd} />}
      </div>
      <Composer
        audience={audience}
        text={draft.text}
        placeholder={closed?.placeholder}
        busy={talk.busy}
        onChange={draft.change}
        onSend={send}
        onTooLong={() => void examine()}
        voice={person.voice.closed ? undefined : voice}
        notice={
          <>
            {talk.refusal ? (
              <Notice
                audience={audience}
                refusal={withConsentReason(talk.refusal, shut)}
                onTryAgain={send}
              />
            ) : null}
            <QuietConcern audience={audience} of={["/api/chat"]} className="mb-2.5" />
          </>
        }
      />
    </PanelFrame>
  );
}

function expressionOf({ busy, turn }: Talk, awaited: boolean, text: string): Expression {
  if (busy) return turn?.reply ? "speaking" : "thinking";
  if (awaited) return "thinking";
  return text === "" ? "resting" : "listening";
}

function ReadAgain({
  person,
  onRetry,
  retrying,
}: {
  person: ChatPerson;
  onRetry: () => void;
  retrying: boolean;
}) {
  const copy = CHAT_COPY[person.audience];
  return (
    <ErrorState
      title={copy.readFailed}
      onRetry={onRetry}
      retryLabel={copy.retry}
      retrying={retrying}
    />
  );
}

function ToEnd({ person, onClick }: { person: ChatPerson; onClick: () => void }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={onClick}
      className="-translate-x-1/2 absolute bottom-3 left-1/2 animate-rise shadow-lifted"
    >
      <ArrowDown aria-hidden className="size-4" />
      {CHAT_COPY[person.audience].latest}
    </Button>
  );
}
