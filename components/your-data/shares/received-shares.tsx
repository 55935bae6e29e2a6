"use client";

import { useState } from "react";
import { Question } from "@/components/conversation/memory/question";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { LinkButton } from "@/components/ui/link-button";
import { useAnswerShare, useShares } from "@/lib/across/your-data/shares/client";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { Share } from "@/lib/across/your-data/shares/types";
import { ApiError } from "@/lib/client/api";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { longDay } from "@/lib/shared/dates";
import { headingId, labelFor } from "./labels";
import { HIDDEN_WHEN_PRINTING_LINK } from "./new-shares";
import { useEnding } from "./use-ending";

const copy = SHARES_COPY.adult.received;
const failed = { ...SHARES_COPY.adult.failed, variant: "destructive" as const };

/**
 * The invitations waiting for this person's answer, also shown on home; `withAccepted` adds the
 * shares they can open.
 */
export function ReceivedShares({ withAccepted }: { withAccepted?: boolean }) {
  const received = useShares().data?.filter(({ direction }) => direction === "received") ?? [];
  const pending = received.filter(({ state }) => state === "pending");
  const accepted = received.filter(({ state }) => state !== "pending");
  const title = useLeftFocus<HTMLHeadingElement>(pending.map(({ id }) => id).join());
  if (!withAccepted)
    return pending.map((share) => <Invitation key={share.id} share={share} heading="h2" />);
  if (received.length === 0) return null;
  return (
    <section
      aria-labelledby="received"
      className={cn("grid grid-cols-1 gap-4", HIDDEN_WHEN_PRINTING_LINK)}
    >
      <h2 ref={title} id="received" tabIndex={-1} className="rounded-sm outline-offset-4">
        {copy.title}
      </h2>
      {pending.map((share) => (
        <Invitation key={share.id} share={share} heading="h3" />
      ))}
      {accepted.map((share) => (
        <Accepted key={share.id} share={share} />
      ))}
    </section>
  );
}

function Invitation({ share, heading }: { share: Share; heading: "h2" | "h3" }) {
  const zone = useTimeZone();
  const answering = useAnswerShare();
  const pending = answering.isPending ? answering.variables.answer : null;

  /**
   * Awaited rather than passed as a callback: the answer changes the list, and this card unmounts.
   */
  async function answer(answer: "accept" | "decline") {
    try {
      await answering.mutateAsync({ id: share.id, answer });
      toast(answer === "accept" ? copy.accepted : copy.declined);
    } catch (error) {
      toast(error instanceof ApiError && error.status === 404 ? copy.over : failed);
    }
  }

  return (
    <Card as="div" tone="accent">
      <CardTitle as={heading}>{copy.invites(share.ownerName ?? "")}</CardTitle>
      <CardText className="text-ink">{copy.text}</CardText>
      <ul className="mt-3 list-disc ps-5">
        {share.items.map((item) => (
          <li key={item}>{labelFor(share.ownerName ?? "", item)}</li>
        ))}
      </ul>
      <p className="mt-3 text-sm">{copy.care}</p>
      {zone && share.expiresAt ? (
        <p className="mt-2 text-sm">{copy.until(longDay(share.expiresAt, zone))}</p>
      ) : null}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          disabled={pending !== null}
          pending={pending === "accept"}
          onClick={() => void answer("accept")}
        >
          {copy.accept}
        </Button>
        <Button
          variant="secondary"
          disabled={pending !== null}
          pending={pending === "decline"}
          onClick={() => void answer("decline")}
        >
          {copy.decline}
        </Button>
      </div>
    </Card>
  );
}

/** A share the person can open; for a while after it ends, a note that it ended. */
function Accepted({ share }: { share: Share }) {
  const [asked, setAsked] = useState(false);
  const { pending, end } = useEnding(copy.left);
  const heading = useLeftFocus<HTMLHeadingElement>(asked && !share.endedAt ? "asked" : "shown");
  const name = share.ownerName ?? "";
  return (
    <Card as="div" tone="flat" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3
          ref={heading}
          id={headingId(share.id)}
          tabIndex={-1}
          className="wrap-anywhere rounded-sm text-xl outline-offset-4"
        >
          {copy.from(name)}
        </h3>
        {share.endedAt ? <Badge tone="sunk">{copy.ended}</Badge> : null}
      </div>
      {share.endedAt ? <HasEnded share={share} at={share.endedAt} /> : null}
      {asked && !share.endedAt ? (
        <Question
          text={copy.leaveSure}
          yes={copy.leaveYes}
          no={SHARES_COPY.adult.given.keep}
          pending={pending}
          onNo={() => setAsked(false)}
          onYes={() => void end(share.id)}
        />
      ) : null}
      {asked || share.endedAt ? null : (
        <div className="flex flex-wrap gap-2">
          <LinkButton
            href={`/sharing/${share.id}`}
            prefetch={false}
            aria-label={`${copy.look}: ${name}`}
          >
            {copy.look}
          </LinkButton>
          <Button
            variant="quiet"
            onClick={() => setAsked(true)}
            aria-label={`${copy.leave}: ${name}`}
          >
            {copy.leave}
          </Button>
        </div>
      )}
    </Card>
  );
}

function HasEnded({ share, at }: { share: Share; at: string }) {
  const zone = useTimeZone();
  if (!zone) return null;
  const words = share.state === "left" ? copy.leftOn : copy.endedOn;
  return <p className="text-ink-soft text-sm">{words(longDay(at, zone))}</p>;
}
