"use client";

import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import type { Refusal } from "./refusal";

interface NoticeProps {
  audience: Audience;
  refusal: Refusal;
  onTryAgain: () => void;
}

/**
 * Says, right above the field that kept the text, why it wasn't sent and the one thing to do about
 * it.
 */
export function Notice({ audience, refusal, onTryAgain }: NoticeProps) {
  const copy = CHAT_COPY[audience];
  const text = refusal.message ?? copy.notSent;
  return (
    <div
      role="alert"
      className="mb-2.5 flex animate-rise flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-sunk px-4 py-2.5 text-sm"
    >
      {/* On phones a long sentence takes the full width, and the button wraps below it. */}
      <p className="grow sm:min-w-40 sm:flex-1">{text}</p>
      <NoticeAction audience={audience} refusal={refusal} onTryAgain={onTryAgain} />
    </div>
  );
}

function NoticeAction({ audience, refusal, onTryAgain }: NoticeProps) {
  const { upgrade, tryAgain } = CHAT_COPY[audience];
  if (refusal.kind === "plan") {
    return upgrade ? (
      <LinkButton href={upgrade.href} size="sm">
        {upgrade.text}
      </LinkButton>
    ) : null;
  }
  if (refusal.kind === "consent" || refusal.kind === "invalid") return null;
  return (
    <Button variant="secondary" size="sm" onClick={onTryAgain}>
      {tryAgain}
    </Button>
  );
}
