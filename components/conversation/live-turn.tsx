"use client";

import { Button } from "@/components/ui/button";
import type { ShownMessage } from "@/lib/features/conversation/client";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import { Bubble } from "./bubble";
import type { Turn } from "./use-turn";

interface LiveTurnProps {
  audience: Audience;
  turn: Turn | null;
  messages: readonly ShownMessage[];
  /** True while an answer that an earlier page asked for is on its way. */
  awaited: boolean;
  onTryAgain: () => void;
}

/** Tells which parts of the turn aren't in the list yet. */
function missing(turn: Turn | null, messages: readonly ShownMessage[]) {
  const own = messages.findIndex(({ id }) => id === turn?.acceptedId);
  const answered = own !== -1 && messages.slice(own).some(({ role }) => role === "assistant");
  return { own: turn !== null && own === -1, answer: turn !== null && !answered };
}

/**
 * The message being sent and the answer streaming in. It sits outside the list's live region, so
 * screen readers announce only the indicator, not every chunk.
 */
export function LiveTurn({ audience, turn, messages, awaited, onTryAgain }: LiveTurnProps) {
  const copy = CHAT_COPY[audience];
  const lacks = missing(turn, messages);
  const interrupted = lacks.answer && turn?.phase === "interrupted";
  const thinking = lacks.answer ? turn?.reply === "" && !interrupted : awaited;
  return (
    <div className="mt-3 grid gap-3 empty:mt-0">
      {turn && lacks.own ? (
        <Bubble own speaker={copy.you} className="animate-rise">
          {turn.content}
        </Bubble>
      ) : null}
      {turn && lacks.answer && turn.reply !== "" ? (
        <Bubble own={false} speaker={copy.persona}>
          {turn.reply}
          {interrupted ? null : (
            <span
              aria-hidden
              className="ms-0.5 inline-block h-[1.05em] w-2 animate-pulse rounded-xs bg-primary align-[-0.15em]"
            />
          )}
        </Bubble>
      ) : null}
      <div role="status">{thinking ? <Thinking label={copy.thinking} /> : null}</div>
      {interrupted ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          {copy.interrupted}
          <Button variant="secondary" size="sm" onClick={onTryAgain}>
            {copy.tryAgain}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Thinking({ label }: { label: string }) {
  return (
    <p className="flex w-fit animate-fade items-center gap-3 rounded-[1.25rem] rounded-es-md bg-primary-soft px-4 py-3 text-ink-soft text-sm">
      <span aria-hidden className="flex gap-1">
        <span className="art-part art-think size-2 rounded-full bg-primary" />
        <span className="art-part art-think size-2 rounded-full bg-primary" />
        <span className="art-part art-think size-2 rounded-full bg-primary" />
      </span>
      {label}
    </p>
  );
}
