"use client";

import { useState } from "react";
import { Question } from "@/components/conversation/memory/question";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { Share } from "@/lib/across/your-data/shares/types";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { ChangeItems } from "./change-items";
import { headingId, labelOf } from "./labels";
import { ShareTimes } from "./share-times";
import { useEnding } from "./use-ending";

const copy = SHARES_COPY.adult;

/**
 * One of the caller's own shares: who it's for, what it shows, how often it was opened, and a way
 * to end it.
 */
export function GivenShare({ share }: { share: Share }) {
  const [mode, setMode] = useState<"shown" | "changing" | "ending">("shown");
  const title = share.inviteeEmail ?? share.label ?? copy.given.link;
  const isOpen = share.state === "active" || share.state === "pending";
  const back = () => setMode("shown");
  // The inline form unmounts after the answer, along with the button that had the focus.
  const heading = useLeftFocus<HTMLHeadingElement>(isOpen ? mode : "shown");
  const state = `${headingId(share.id)}-state`;
  return (
    <Card as="div" tone="flat" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h3
          ref={heading}
          id={headingId(share.id)}
          tabIndex={-1}
          aria-describedby={state}
          className="wrap-anywhere rounded-sm text-xl outline-offset-4"
          dir="auto"
        >
          {title}
        </h3>
        <Badge id={state} tone={isOpen ? "soft" : "sunk"}>
          {copy.states[share.state]}
        </Badge>
      </div>
      <p className="text-ink-soft text-sm">
        {copy.kinds[share.kind]}
        {share.inviteeEmail && share.label ? ` · ${share.label}` : null}
      </p>
      <Shows share={share} />
      {mode === "changing" && isOpen ? <ChangeItems share={share} onDone={back} /> : null}
      <ShareTimes share={share} />
      {mode === "ending" && isOpen ? <Ending share={share} onNo={back} /> : null}
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          <SeeIt share={share} title={title} isChanging={mode === "changing"} />
          {mode === "shown" && share.kind === "family" ? (
            <Button
              variant="secondary"
              onClick={() => setMode("changing")}
              aria-label={`${copy.given.change}: ${title}`}
            >
              {copy.given.change}
            </Button>
          ) : null}
          {mode === "shown" ? (
            <Button
              variant="quiet"
              onClick={() => setMode("ending")}
              aria-label={`${copy.given.end}: ${title}`}
            >
              {copy.given.end}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}

/**
 * Opens the saved share as others see it; in a new tab while a choice is unsaved, so that no tick
 * is lost.
 */
function SeeIt({ share, title, isChanging }: { share: Share; title: string; isChanging: boolean }) {
  const words = isChanging ? copy.given.seeNow : copy.given.see;
  return (
    <LinkButton
      href={`/sharing/${share.id}`}
      prefetch={false}
      variant="secondary"
      target={isChanging ? "_blank" : undefined}
      aria-label={`${words}: ${title}`}
    >
      {words}
    </LinkButton>
  );
}

function showsOf({ state, acceptedAt, kind }: Share): string {
  const { shows, showed, wouldShow } = copy.given;
  if (state === "active" || state === "pending") return shows;
  return acceptedAt || kind === "provider" ? showed : wouldShow;
}

function Shows({ share }: { share: Share }) {
  return (
    <div>
      <p className="font-semibold text-sm">{showsOf(share)}</p>
      <ul className="mt-1 list-disc ps-5 marker:text-primary">
        {share.items.map((item) => (
          <li key={item}>{labelOf(share.kind, item)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Asks for confirmation: ending can't be undone. */
function Ending({ share, onNo }: { share: Share; onNo: () => void }) {
  const { pending, end } = useEnding(copy.given.endedNow);
  return (
    <Question
      text={copy.given.endSure}
      yes={copy.given.endYes}
      no={copy.given.keep}
      pending={pending}
      onNo={onNo}
      onYes={() => void end(share.id)}
    />
  );
}
