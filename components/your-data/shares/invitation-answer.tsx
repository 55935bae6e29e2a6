"use client";

import { useState } from "react";
import { Question } from "@/components/conversation/memory/question";
import { Button } from "@/components/ui/button";
import { AnchorButton } from "@/components/ui/link-button";
import { INVITATION_COPY as copy } from "@/lib/across/your-data/shares/copy";
import type { InvitationReader } from "@/lib/across/your-data/shares/types";
import { useLeftFocus } from "@/lib/client/use-left-focus";

interface InvitationAnswerProps {
  token: string;
  name: string;
  reader: InvitationReader;
  pending: "accept" | "decline" | null;
  onAccept: () => void;
  onDecline: () => void;
}

/**
 * The steps toward accepting, depending on how far the reader is, and a decline for everyone, with
 * confirmation.
 */
export function InvitationAnswer({
  token,
  name,
  reader,
  pending,
  onAccept,
  onDecline,
}: InvitationAnswerProps) {
  const [asked, setAsked] = useState(false);
  const decline = useLeftFocus<HTMLButtonElement>(asked ? "asked" : "open");
  if (asked) {
    return (
      <Question
        text={copy.declineSure(name)}
        yes={copy.declineYes}
        no={copy.declineNo}
        pending={pending === "decline"}
        onNo={() => setAsked(false)}
        onYes={onDecline}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <WayToYes token={token} reader={reader} pending={pending} onAccept={onAccept} />
        <Button
          ref={decline}
          size="lg"
          variant="secondary"
          disabled={pending !== null}
          onClick={() => setAsked(true)}
        >
          {copy.decline}
        </Button>
      </div>
      {reader === "visitor" ? <p className="text-ink-soft text-sm">{copy.noAccount}</p> : null}
    </div>
  );
}

function WayToYes({
  token,
  reader,
  pending,
  onAccept,
}: Pick<InvitationAnswerProps, "token" | "reader" | "pending" | "onAccept">) {
  const page = `/shares/${encodeURIComponent(token)}`;
  if (reader === "invited") {
    return (
      <Button
        size="lg"
        pending={pending === "accept"}
        disabled={pending !== null}
        onClick={onAccept}
      >
        {copy.accept}
      </Button>
    );
  }
  if (reader === "ageless") {
    return (
      <AnchorButton size="lg" href={`/onboarding?next=${encodeURIComponent(page)}`}>
        {copy.ageless.act}
      </AnchorButton>
    );
  }
  if (reader === "stranger") {
    return (
      <AnchorButton size="lg" href={`/api/logout?returnTo=${encodeURIComponent(page)}`}>
        {copy.stranger.act}
      </AnchorButton>
    );
  }
  return (
    <AnchorButton size="lg" href={`/api/login?returnTo=${encodeURIComponent(page)}`}>
      {copy.visitor.act}
    </AnchorButton>
  );
}
