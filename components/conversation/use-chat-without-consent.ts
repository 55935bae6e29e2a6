"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiError, api } from "@/lib/client/api";
import { aboutOfError, showsCrisis } from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import type { WithoutYes } from "@/lib/core/consent/types";
import { type Heard, loadDetector } from "@/lib/core/incidents/client";
import { WAITING_ROOM } from "@/lib/features/conversation/constants";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import { type Refusal, refusalOf, withConsentReason } from "./refusal";
import { useDraft } from "./use-draft";
import { useHelp } from "./use-help";

const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/**
 * Lets a child write before a parent has consented. Nothing is stored or answered, and the text
 * stays in the field; it's still sent, so that both client and server can detect a crisis (contract
 * 8).
 */
export function useChatWithoutConsent(audience: Audience, shut: WithoutYes) {
  const { refresh } = useRouter();
  const { text, change } = useDraft(WAITING_ROOM);
  const showHelp = useHelp(audience);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function send() {
    setBusy(true);
    setRefusal(null);
    const found = loadDetector().then((detect) => detect(text));
    void found.then((heard) => heard && showHelp(heard));
    try {
      await api.post("/api/chat/message", { sessionId: newUuid(), content: text });
    } catch (error) {
      await refused(error, found);
    } finally {
      setBusy(false);
    }
  }

  async function refused(error: unknown, found: Promise<Heard>) {
    if (bounceIfUnauthorized(error)) return;
    // The consent check passed and only the conversation is missing, so the parent has consented
    // meanwhile.
    if (isNotFound(error)) return refresh();
    const why = refusalOf(error);
    setRefusal(withConsentReason(why, shut));
    if (await found) return;
    if (showsCrisis(error)) showHelp(aboutOfError(error));
    else if (why.kind === "failed")
      toast({ ...CHAT_COPY[audience].toast.sendFailed, variant: "destructive" });
  }

  /**
   * Sends an overlong text only if it shows a crisis: the server refuses the text but records the
   * crisis (contract 5).
   */
  async function examine() {
    if ((await loadDetector())(text)) await send();
  }

  return { text, change, busy, refusal, send: () => void send(), examine: () => void examine() };
}
