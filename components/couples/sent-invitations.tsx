"use client";

import { Begins } from "@/components/layout/part";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import {
  type ShownInvitation,
  useResendInvitation,
  useRevokeInvitation,
  useWatchedInvitations,
} from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { longDay } from "@/lib/shared/dates";

const copy = COUPLES_COPY.adult;
/** Older ones are no longer useful. */
const MOST = 5;

/** Open invitations with their expiry, and the outcome of the others. */
export function SentInvitations() {
  const sent = useWatchedInvitations().data?.filter(({ direction }) => direction === "sent") ?? [];
  // Accepted invitations are shown as relationships instead.
  const shown = sent
    .filter(({ status }) => status !== "revoked" && status !== "accepted")
    .slice(0, MOST);
  if (shown.length === 0) return null;
  return (
    <Card tone="flat">
      <CardTitle>{copy.invite.sentTitle}</CardTitle>
      <ul className="mt-3 grid gap-4">
        {shown.map((invitation) => (
          <li key={invitation.id}>
            <SentInvitation invitation={invitation} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SentInvitation({ invitation }: { invitation: ShownInvitation }) {
  const { id, inviteeEmail, status, expiresAt } = invitation;
  const zone = useTimeZone();
  const [resend, revoke] = [useResendInvitation(), useRevokeInvitation()];
  const failed = {
    onError: () => void toast({ ...copy.received.failed, variant: "destructive" as const }),
  };
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere font-semibold">{copy.invite.sentTo(inviteeEmail ?? "")}</p>
      <p className="text-ink-soft text-sm">
        {copy.statuses[status]}
        {status === "pending" && zone ? `. ${copy.invite.until(longDay(expiresAt, zone))}.` : "."}
      </p>
      {status === "pending" ? (
        <div className="flex flex-wrap gap-2">
          <Begins bare>
            <Button
              variant="secondary"
              size="sm"
              pending={resend.isPending}
              onClick={() =>
                resend.mutate(id, { ...failed, onSuccess: () => void toast(copy.toast.invited) })
              }
            >
              {copy.invite.resend}
            </Button>
          </Begins>
          <Button
            variant="quiet"
            size="sm"
            pending={revoke.isPending}
            onClick={() => revoke.mutate(id, failed)}
          >
            {copy.invite.revoke}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
