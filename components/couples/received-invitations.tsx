"use client";

import { useState } from "react";
import { Begins } from "@/components/layout/part";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { AnchorButton } from "@/components/ui/link-button";
import { ApiError } from "@/lib/client/api";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import {
  type ShownInvitation,
  useAcceptInvitation,
  useDeclineInvitation,
  useInvitations,
} from "@/lib/features/couples/client";
import { RECEIVED_COPY as copy, TYPE_NAMES } from "@/lib/features/couples/copy/received";
import { longDay } from "@/lib/shared/dates";

interface ReceivedInvitationsProps {
  /**
   * The token of the mailed link that someone followed; if it matches no open invitation, the page
   * says so.
   */
  byLink?: string | undefined;
  className?: string;
}

/**
 * The invitations waiting for this person's answer (COUP-12): on home and on the couples page,
 * accepted in one click.
 */
export function ReceivedInvitations({ byLink, className }: ReceivedInvitationsProps) {
  const { data } = useInvitations();
  const [answered, setAnswered] = useState(false);
  const received = data?.filter(({ direction }) => direction === "received") ?? [];
  if (received.length === 0) {
    return byLink && data && !answered ? (
      <Card tone="sunk" className={className}>
        <p>{copy.gone}</p>
        <AnchorButton
          variant="secondary"
          className="mt-3"
          href={`/api/logout?returnTo=${encodeURIComponent(`/?invitation=${byLink}`)}`}
        >
          {copy.signOut}
        </AnchorButton>
      </Card>
    ) : null;
  }
  return (
    <div className={className}>
      {received.map((invitation) => (
        <ReceivedInvitation
          key={invitation.id}
          invitation={invitation}
          onAnswered={() => setAnswered(true)}
        />
      ))}
    </div>
  );
}

function ReceivedInvitation({
  invitation,
  onAnswered,
}: {
  invitation: ShownInvitation;
  onAnswered: () => void;
}) {
  const { token = "", inviterName, relationshipType, personalMessage, expiresAt } = invitation;
  const zone = useTimeZone();
  const [accept, decline] = [useAcceptInvitation(), useDeclineInvitation()];
  const busy = accept.isPending || decline.isPending;
  /**
   * Awaited rather than passed as a callback: the answer changes the list, and this card unmounts.
   */
  async function answer(
    answering: Promise<unknown>,
    words: { title: string; description: string },
  ) {
    try {
      await answering;
      onAnswered();
      toast(words);
    } catch (error) {
      // Home offers this even while couples work is closed; the server's 403 then says so.
      const closed =
        error instanceof ApiError && error.status === 403 ? error.detail.message : undefined;
      toast({ ...copy.failed, ...(closed ? { description: closed } : {}), variant: "destructive" });
    }
  }

  return (
    <Card tone="accent">
      <CardTitle>{copy.title(inviterName ?? copy.nobody)}</CardTitle>
      <CardText className="text-ink">{copy.text(TYPE_NAMES[relationshipType])}</CardText>
      {personalMessage ? (
        <blockquote
          dir="auto"
          aria-label={copy.quote}
          className="wrap-anywhere mt-3 whitespace-pre-wrap border-accent-ink border-s-2 ps-3"
        >
          {personalMessage}
        </blockquote>
      ) : null}
      <p className="mt-3 text-sm">{zone ? copy.until(longDay(expiresAt, zone)) : "\u00a0"}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Begins bare>
          <Button
            disabled={busy}
            pending={accept.isPending}
            onClick={() => void answer(accept.mutateAsync(token), copy.accepted)}
          >
            {copy.accept}
          </Button>
        </Begins>
        <Button
          variant="secondary"
          disabled={busy}
          pending={decline.isPending}
          onClick={() => void answer(decline.mutateAsync(token), copy.declined)}
        >
          {copy.decline}
        </Button>
      </div>
    </Card>
  );
}
