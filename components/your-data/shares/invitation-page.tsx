"use client";

import { useState } from "react";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { useAnswerShare, useDeclineByLink } from "@/lib/across/your-data/shares/client";
import { INVITATION_COPY as copy } from "@/lib/across/your-data/shares/copy";
import type { InvitationPageView } from "@/lib/across/your-data/shares/types";
import { ApiError } from "@/lib/client/api";
import { useTimeZone } from "@/lib/client/time-zone";
import { longDay } from "@/lib/shared/dates";
import { InvitationAnswer } from "./invitation-answer";
import { labelFor } from "./labels";
import { LinkNotice } from "./link-notice";

type OpenInvitation = Extract<InvitationPageView, { state: "open" }>;

interface InvitationPageProps {
  token: string;
  view: InvitationPageView;
}

/**
 * The page an invitation mail links to: who asks, and both answers. Following the link changes
 * nothing; declining takes two presses.
 */
export function InvitationPage({ token, view }: InvitationPageProps) {
  const [answered, setAnswered] = useState<"declined" | "accepted" | "ended">();
  const state = answered ?? view.state;
  if (state === "accepted") {
    return (
      <LinkNotice {...copy.accepted} isAnswer={answered !== undefined}>
        {view.isSignedIn ? (
          <LinkButton href="/sharing">{copy.accepted.look}</LinkButton>
        ) : (
          <AnchorButton href="/api/login?returnTo=/sharing">{copy.accepted.signIn}</AnchorButton>
        )}
      </LinkNotice>
    );
  }
  if (state !== "open") return <LinkNotice {...copy[state]} isAnswer={answered !== undefined} />;
  return <Waiting token={token} view={view as OpenInvitation} onAnswered={setAnswered} />;
}

interface WaitingProps {
  token: string;
  view: OpenInvitation;
  onAnswered: (state: "declined" | "accepted" | "ended") => void;
}

function Waiting({ token, view, onAnswered }: WaitingProps) {
  const { name, share, reader, expiresAt } = view;
  const zone = useTimeZone();
  const accepting = useAnswerShare();
  const declining = useDeclineByLink(token);
  const [failed, setFailed] = useState(false);

  /** A 404 means the invitation has ended in the meantime, and the page then says so. */
  async function answer(send: () => Promise<unknown>, state: "declined" | "accepted") {
    setFailed(false);
    try {
      await send();
      onAnswered(state);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) onAnswered("ended");
      else setFailed(true);
    }
  }

  return (
    <div className="page-column grid max-w-2xl grid-cols-1 gap-5 py-10 sm:py-14">
      <h1 className="wrap-anywhere">{copy.invites(name)}</h1>
      <p className="text-ink-soft text-lg">{copy.about}</p>
      {share ? (
        <div>
          <p className="font-semibold">{copy.shows}</p>
          <ul className="mt-1 list-disc ps-5 marker:text-primary">
            {share.items.map((item) => (
              <li key={item}>{labelFor(name, item)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {reader === "invited" ? <p>{copy.care}</p> : null}
      {reader === "visitor" || reader === "ageless" || reader === "stranger" ? (
        <p>{copy[reader].text}</p>
      ) : null}
      {/* Reserves the line before the date is known: the answers below it must not move under a
         finger. */}
      <p className="text-ink-soft text-sm">
        {zone ? copy.until(longDay(expiresAt, zone)) : "\u00a0"}
      </p>
      <InvitationAnswer
        token={token}
        name={name}
        reader={reader}
        pending={accepting.isPending ? "accept" : declining.isPending ? "decline" : null}
        onAccept={() =>
          share &&
          void answer(() => accepting.mutateAsync({ id: share.id, answer: "accept" }), "accepted")
        }
        onDecline={() => void answer(() => declining.mutateAsync(), "declined")}
      />
      <div role="alert">{failed ? <p className="text-signal-ink">{copy.failed}</p> : null}</div>
    </div>
  );
}
