"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  aboutOf,
  aboutOfError,
  aboutOfKind,
  type CrisisAbout,
  showsCrisis,
} from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { loadDetector } from "@/lib/core/incidents/client";
import { keepExchange, type ShownMessage } from "@/lib/features/conversation/client";
import { TYPING_MS } from "@/lib/features/conversation/constants";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { type OutgoingMessage, sendMessage } from "@/lib/features/conversation/stream/client";
import type { Audience } from "@/lib/shared/audience";
import { createPacer, type Pacer } from "./pacer";
import { type Refusal, refusalOf } from "./refusal";
import type { Draft } from "./use-draft";
import { useHelp } from "./use-help";
import { helpWasShown } from "./use-late-help";

/** One message being sent, and the answer coming in. */
export interface Turn extends OutgoingMessage {
  readonly phase: "sending" | "answering" | "done" | "interrupted";
  /** Known once the server has stored the message. */
  readonly acceptedId: string | null;
  readonly replyId: string | null;
  /** The part of the answer shown so far. */
  readonly reply: string;
}

export interface Talk {
  readonly turn: Turn | null;
  readonly refusal: Refusal | null;
  /** True while a message is on its way, which blocks sending another (CHAT-15). */
  readonly busy: boolean;
  /** Sends the field's text. */
  send(): void;
  /** Sends a text that isn't in the field, such as a suggested activity. */
  say(content: string): void;
  /** Requests the answer to a stored message again. */
  tryAgain(): void;
}

interface Attempt {
  readonly outgoing: OutgoingMessage;
  readonly pacer: Pacer;
  readonly help: (about?: CrisisAbout) => void;
  acceptedId: string | null;
}

/** The server's response ended early; the message itself is stored. */
class Interrupted extends Error {}

function once<T>(work: (input: T) => void): (input: T) => void {
  let done = false;
  return (input) => {
    if (!done) work(input);
    done = true;
  };
}

const ownMessage = ({ content }: OutgoingMessage, sessionId: string, id: string): ShownMessage => ({
  id,
  sessionId,
  role: "user",
  content,
  metadata: null,
  createdAt: new Date().toISOString(),
});

const NOT_SENT: Refusal = { kind: "failed", message: null };

type Send = typeof sendMessage;

/**
 * Runs one conversation: sends, streams the answer, keeps what failed, and opens help at any sign
 * of a crisis.
 */
export function useTurn(
  sessionId: string | null,
  audience: Audience,
  draft: Draft,
  deliver: Send = sendMessage,
): Talk {
  const client = useQueryClient();
  const showHelp = useHelp(audience);
  const [turn, setTurn] = useState<Turn | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const running = useRef<Attempt | null>(null);
  // Leaving must not hold up the answer: it's stored, and the list shows it when the person
  // returns.
  useEffect(() => () => running.current?.pacer.flush(), []);

  const change = (part: Partial<Turn>) => setTurn((now) => now && { ...now, ...part });

  async function attempt(outgoing: OutgoingMessage, acceptedId: string | null) {
    const pacer = createPacer((reply) => change({ reply }), TYPING_MS);
    const now: Attempt = { outgoing, pacer, help: once(showHelp), acceptedId };
    running.current = now;
    setRefusal(null);
    setTurn({ ...outgoing, phase: "sending", acceptedId, replyId: null, reply: "" });
    void loadDetector().then((detect) => {
      const heard = detect(outgoing.content);
      if (heard) now.help(heard);
    });
    try {
      await follow(now);
    } catch (error) {
      fail(now, error);
    } finally {
      running.current = null;
    }
  }

  async function follow(now: Attempt) {
    for await (const { event, data } of deliver(now.outgoing)) {
      if (event === "accepted")
        accept(now, data.userMessageId, data.crisis_detected ? aboutOf(data) : null);
      else if (event === "delta") now.pacer.add(data.text);
      else if (event === "done") return await finish(now, data.message);
      else throw new Interrupted(data.message);
    }
    throw new Interrupted();
  }

  function accept(now: Attempt, acceptedId: string, crisis: CrisisAbout | null) {
    now.acceptedId = acceptedId;
    draft.sent(now.outgoing.content);
    change({ phase: "answering", acceptedId });
    if (crisis) {
      now.help(crisis);
      now.pacer.flush();
    }
  }

  async function finish(now: Attempt, message: ShownMessage) {
    // A crisis that was noticed only while the answer was being made.
    const seen = message.metadata?.crisis;
    if (seen?.sign) now.help(aboutOfKind(seen.kind));
    // Keeps the list from opening help again.
    if (seen?.late) helpWasShown(message.id);
    await now.pacer.finished();
    change({ phase: "done", reply: message.content, replyId: message.id });
    const own = now.acceptedId && ownMessage(now.outgoing, message.sessionId, now.acceptedId);
    keepExchange(client, message.sessionId, own ? [own, message] : [message]);
  }

  function fail(now: Attempt, error: unknown) {
    const refused = refusalOf(error);
    const crisis = showsCrisis(error);
    if (crisis) now.help(aboutOfError(error));
    now.pacer.flush();
    if (now.acceptedId) change({ phase: "interrupted" });
    else {
      setTurn(null);
      setRefusal(refused);
      draft.giveBack(now.outgoing);
    }
    if (bounceIfUnauthorized(error) || crisis || refused.kind !== "failed" || now.acceptedId)
      return;
    toast({ ...CHAT_COPY[audience].toast.sendFailed, variant: "destructive" });
  }

  /**
   * Shows the refusal only while the field has text: the field may start with a text that failed
   * before the page was reloaded, e.g. for a new sign-in.
   */
  function shownRefusal(): Refusal | null {
    const shown = refusal ?? (turn === null && draft.unsent ? NOT_SENT : null);
    return shown?.kind === "failed" && draft.text === "" ? null : shown;
  }

  function start(outgoing: Omit<OutgoingMessage, "sessionId">, acceptedId: string | null = null) {
    if (!running.current) void attempt({ ...outgoing, sessionId }, acceptedId);
  }

  return {
    turn,
    refusal: shownRefusal(),
    busy: turn?.phase === "sending" || turn?.phase === "answering",
    send: () => {
      if (!running.current && draft.text.trim() !== "") start(draft.take());
    },
    say: (content) => {
      if (!running.current) start(draft.hand(content));
    },
    tryAgain: () => {
      if (turn?.phase === "interrupted") start(turn, turn.acceptedId);
    },
  };
}
