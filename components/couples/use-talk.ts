"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Refusal, refusalOf } from "@/components/conversation/refusal";
import { type Draft, useDraft } from "@/components/conversation/use-draft";
import { ApiError } from "@/lib/client/api";
import { aboutOf, aboutOfKind } from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import { detectorInTime } from "@/lib/core/incidents/client";
import { readRelationshipsAgain, readTalkAgain } from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { type OutgoingMessage, sendToTalk } from "@/lib/features/couples/stream/client";
import { useHelp } from "./use-help";
import { usePrivateTick } from "./use-private-tick";

/** One message being sent. */
interface Underway extends OutgoingMessage {
  readonly phase: "sending" | "answering" | "interrupted";
  /** Set once the server has stored it. */
  readonly acceptedId: string | null;
}

export interface TalkOfTwo {
  readonly draft: Draft;
  readonly isPrivate: boolean;
  readonly underway: Underway | null;
  readonly refusal: Refusal | null;
  readonly busy: boolean;
  /** The last message went to the guide alone, because it sounded serious. */
  readonly kept: boolean;
  setPrivate(isPrivate: boolean): void;
  send(): void;
  /**
   * Sends an overlong text only if it shows a crisis: the server refuses the text and records the
   * crisis (contract 5).
   */
  sendTooLong(): void;
  tryAgain(): void;
}

/** The space was closed while its page was open. */
const isClosed = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  error.detail.message === COUPLES_COPY.adult.closedSpace;

/** The answer was cut off; the message itself is stored. */
class Interrupted extends Error {}

/**
 * Sends messages in a talk between two people. A sent message appears at once; a failed one returns
 * to the composer with its key. A text that shows a crisis goes to the guide alone unless its
 * writer, having been told so, sends it to both: a forgotten tick must not put anyone in danger.
 */
export function useTalkOfTwo(sessionId: string, ownId: string): TalkOfTwo {
  const client = useQueryClient();
  const help = useHelp();
  const draft = useDraft(`couple.${sessionId}`);
  const [isPrivate, setPrivate] = usePrivateTick(sessionId, ownId);
  const [underway, setUnderway] = useState<Underway | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [kept, setKept] = useState(false);
  const running = useRef(false);
  /** The serious text that was kept private once; if sent again, it goes where its writer chose. */
  const warned = useRef<string | null>(null);
  const tried = useRef<OutgoingMessage | null>(null);

  async function attempt(message: OutgoingMessage, acceptedId: string | null = null) {
    running.current = true;
    setRefusal(null);
    let stored = acceptedId;
    setUnderway({ ...message, phase: "sending", acceptedId });
    try {
      for await (const { event, data } of sendToTalk(message)) {
        if (event === "error") throw new Interrupted(data.message);
        if (event === "done") {
          const seen = data.message.metadata?.crisis;
          if (seen?.sign) help.show(aboutOfKind(seen.kind));
          break;
        }
        stored = data.userMessageId;
        draft.sent(message.content);
        if (data.crisis_detected) {
          help.show(aboutOf(data));
          setPrivate(true);
        }
        setUnderway({ ...message, phase: "answering", acceptedId: stored });
        void readTalkAgain(client, message.sessionId);
      }
      await readTalkAgain(client, message.sessionId);
      setUnderway(null);
    } catch (error) {
      fail(error, message, stored);
    } finally {
      running.current = false;
    }
  }

  function fail(error: unknown, message: OutgoingMessage, stored: string | null) {
    const crisis = help.ofError(error);
    if (stored) return setUnderway({ ...message, phase: "interrupted", acceptedId: stored });
    const refused = refusalOf(error);
    setUnderway(null);
    // The partner closed the space in the meantime: the refetched lists show that, and the options
    // that remain replace the composer.
    if (isClosed(error)) {
      draft.giveBack(message);
      setRefusal({ kind: "invalid", message: COUPLES_COPY.adult.closedSpace });
      return void readRelationshipsAgain(client);
    }
    setRefusal(refused);
    draft.giveBack(message);
    if (bounceIfUnauthorized(error) || crisis || refused.kind !== "failed") return;
    toast({ ...COUPLES_COPY.adult.toast.sendFailed, variant: "destructive" });
  }

  /** Keeps a serious text between its writer and the guide, once, and says so. */
  async function addressed(content: string): Promise<boolean> {
    setKept(false);
    const detect = await detectorInTime();
    const heard = detect(content);
    if (!heard) return isPrivate;
    help.show(heard);
    if (isPrivate || warned.current === content) return isPrivate;
    warned.current = content;
    setKept(true);
    setPrivate(true);
    return true;
  }

  async function start({ content, key }: { content: string; key: string }) {
    running.current = true;
    setUnderway({ sessionId, content, key, isPrivate, phase: "sending", acceptedId: null });
    const alone = await addressed(content);
    // The recipient is part of the message: sending it to someone else needs a new key.
    const known = tried.current?.key === key && tried.current.isPrivate !== alone ? newUuid() : key;
    const message = { sessionId, content, isPrivate: alone, key: known };
    tried.current = message;
    await attempt(message);
  }

  return {
    draft,
    isPrivate,
    underway,
    kept,
    refusal: draft.text === "" && refusal?.kind === "failed" ? null : refusal,
    busy: underway !== null && underway.phase !== "interrupted",
    setPrivate,
    send: () => {
      if (!running.current && draft.text.trim() !== "") void start(draft.take());
    },
    sendTooLong: () => {
      if (running.current) return;
      void detectorInTime().then((detect) => {
        if (!running.current && detect(draft.text)) void start(draft.take());
      });
    },
    tryAgain: () => {
      if (!running.current && underway?.phase === "interrupted")
        void attempt(underway, underway.acceptedId);
    },
  };
}
