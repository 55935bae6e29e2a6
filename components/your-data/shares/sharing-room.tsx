"use client";

import { useEffect, useState } from "react";
import { Question } from "@/components/conversation/memory/question";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useShares } from "@/lib/across/your-data/shares/client";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { Share } from "@/lib/across/your-data/shares/types";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { GivenShare } from "./given-share";
import { headingId } from "./labels";
import { HIDDEN_WHEN_PRINTING_LINK, NewShares } from "./new-shares";
import { ReceivedShares } from "./received-shares";
import { useEnding } from "./use-ending";

const copy = SHARES_COPY.adult;
const isOpen = ({ state }: Share): boolean => state === "active" || state === "pending";
/** Recently ended shares stay in place, so that no one has to look for them. */
const isInSight = (share: Share): boolean => isOpen(share) || share.endedLately;
const newestFirst = (one: Share, other: Share): number =>
  other.createdAt.localeCompare(one.createdAt);

/** Moves the focus to a new share as soon as the page shows it. */
function useLanding(shares: readonly Share[] | undefined): (id: string) => void {
  const [made, setMade] = useState<string>();
  useEffect(() => {
    const heading =
      made && shares?.some(({ id }) => id === made) && document.getElementById(headingId(made));
    if (!heading) return;
    heading.focus();
    setMade(undefined);
  }, [made, shares]);
  return setMade;
}

/**
 * Lists what is shared with whom and since when: to see, change and end it in one place (LAND-27).
 */
export function SharingRoom() {
  const { data: shares, isError, isFetching, refetch } = useShares();
  const land = useLanding(shares);
  const title = useLeftFocus<HTMLHeadingElement>(
    shares?.map(({ id, state }) => `${id} ${state}`).join() ?? "",
  );
  const given = shares?.filter(({ direction }) => direction === "given");
  return (
    <div className="page-column group/room grid max-w-3xl grid-cols-1 gap-8 py-8 sm:py-12">
      <header className={HIDDEN_WHEN_PRINTING_LINK}>
        <h1 ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
          {copy.title}
        </h1>
        <p className="mt-2 text-ink-soft text-lg">{copy.lead}</p>
        <p className="mt-3">{copy.free}</p>
      </header>
      <QuietConcern audience="adult" of={["/api/shares"]} />
      <ReceivedShares withAccepted />
      {given ? <Given shares={given} /> : null}
      {!shares && isError ? (
        <ErrorState
          title={copy.readFailed}
          onRetry={() => refetch()}
          retryLabel={copy.retry}
          retrying={isFetching}
        />
      ) : null}
      {!shares && !isError ? (
        <div aria-busy="true">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-40" />
        </div>
      ) : null}
      <NewShares onMade={land} />
      <Never />
    </div>
  );
}

function Given({ shares }: { shares: readonly Share[] }) {
  const inSight = shares.filter(isInSight).sort(newestFirst);
  const over = shares.filter((share) => !isInSight(share));
  const open = shares.filter(isOpen);
  const title = useLeftFocus<HTMLHeadingElement>(`${open.length}`);
  return (
    <section
      aria-labelledby="given"
      className={cn("grid grid-cols-1 gap-4", HIDDEN_WHEN_PRINTING_LINK)}
    >
      <h2 ref={title} id="given" tabIndex={-1} className="rounded-sm outline-offset-4">
        {copy.given.title}
      </h2>
      {open.length > 0 ? null : (
        <EmptyState title={copy.given.empty.title}>{copy.given.empty.text}</EmptyState>
      )}
      {inSight.length > 0 ? <List label={copy.given.title} shares={inSight} /> : null}
      {open.length > 1 ? <EndAll /> : null}
      {over.length > 0 ? (
        <details className="rounded-card border border-line bg-card p-4">
          <summary className="cursor-pointer font-semibold">{`${copy.given.over} (${over.length})`}</summary>
          <div className="mt-4">
            <List label={copy.given.over} shares={over} />
          </div>
        </details>
      ) : null}
    </section>
  );
}

const List = ({ label, shares }: { label: string; shares: readonly Share[] }) => (
  <ul aria-label={label} className="grid grid-cols-1 gap-3">
    {shares.map((share) => (
      <li key={share.id}>
        <GivenShare share={share} />
      </li>
    ))}
  </ul>
);

function EndAll() {
  const [asked, setAsked] = useState(false);
  const { pending, end } = useEnding(copy.given.endedNow);
  const endAll = useLeftFocus<HTMLButtonElement>(asked ? "asked" : "shown");
  if (!asked) {
    return (
      <Button
        ref={endAll}
        variant="quiet"
        className="justify-self-start"
        onClick={() => setAsked(true)}
      >
        {copy.given.endAll}
      </Button>
    );
  }
  return (
    <Question
      text={copy.given.endAllSure}
      yes={copy.given.endAllYes}
      no={copy.given.keep}
      pending={pending}
      onNo={() => setAsked(false)}
      onYes={() => void end()}
    />
  );
}

const Never = () => (
  <Card tone="sunk" className={HIDDEN_WHEN_PRINTING_LINK}>
    <CardTitle>{copy.never.title}</CardTitle>
    <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-primary">
      {copy.never.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Card>
);
