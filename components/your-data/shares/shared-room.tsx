"use client";

import Link from "next/link";
import type { ReactNode, RefObject } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useFreshShares, useShared, useShares } from "@/lib/across/your-data/shares/client";
import { SHARED_COPY as copy, SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { FamilyView, ProviderSummary, Share } from "@/lib/across/your-data/shares/types";
import { ApiError } from "@/lib/client/api";
import { useTimeZone } from "@/lib/client/time-zone";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import { longDay } from "@/lib/shared/dates";
import { FamilyParts } from "./family-parts";
import { SummaryParts } from "./summary-parts";

/**
 * Shows a share's current content: to the invited person, or to its owner as others see it. Read
 * only.
 */
export function SharedRoom({ id }: { id: string }) {
  const share = useShares().data?.find((one) => one.id === id);
  const isShut = share !== undefined && (share.endedAt !== null || isWaiting(share));
  const { data: view, error, isFetching, refetch } = useShared(id, !isShut);
  const isGone = isShut || (error instanceof ApiError && [400, 403, 404].includes(error.status));
  const heading = useLeftFocus<HTMLHeadingElement>(isGone && view ? "gone" : "shown");
  if (isGone) return <Gone share={share} heading={heading} />;
  return (
    <Column>
      <header>
        <h1 className="wrap-anywhere">{view ? copy.title(view.name) : SHARES_COPY.adult.title}</h1>
        {view ? <About share={share} /> : null}
      </header>
      {error ? (
        <ErrorState
          title={copy.readFailed}
          onRetry={() => refetch()}
          retryLabel={SHARES_COPY.adult.retry}
          retrying={isFetching}
        />
      ) : null}
      {!view && !error ? (
        <div aria-busy="true">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-64" />
        </div>
      ) : null}
      {view ? <Parts view={view} /> : null}
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        {view ? (
          <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
            {copy.again}
          </Button>
        ) : null}
        <Back />
      </div>
    </Column>
  );
}

/** The reader hasn't answered the invitation: there is nothing to see yet. */
const isWaiting = ({ direction, state }: Share): boolean =>
  direction === "received" && state === "pending";

const Column = ({ children }: { children: ReactNode }) => (
  <div className="page-column grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">{children}</div>
);

const Back = () => (
  <Link href="/sharing" prefetch={false} className="prose-link justify-self-start py-1">
    {copy.back}
  </Link>
);

const Parts = ({ view }: { view: FamilyView | ProviderSummary }) =>
  view.kind === "family" ? <FamilyParts view={view} /> : <SummaryParts summary={view} />;

/** Tells the owner what this page is for, and anyone else how to read it. */
function About({ share }: { share: Share | undefined }) {
  if (share?.direction === "given") {
    const words = share.state === "pending" ? copy.previewWaiting : copy.preview;
    return <p className="mt-2 text-ink-soft text-lg">{words}</p>;
  }
  return (
    <>
      <p className="mt-2 text-ink-soft text-lg">{copy.lead}</p>
      <p className="mt-3">{copy.care}</p>
    </>
  );
}

/**
 * Leaves nothing shared on the page once the share has ended. The end date is fetched again: the
 * cached list may be older.
 */
function Gone({
  share,
  heading,
}: {
  share: Share | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}) {
  useFreshShares();
  const zone = useTimeZone();
  const words = share && isWaiting(share) ? copy.waiting : copy.gone;
  const endedOn = share?.endedAt && zone ? endLineOf(share, longDay(share.endedAt, zone)) : null;
  return (
    <Column>
      <h1 ref={heading} tabIndex={-1} className="rounded-sm outline-offset-4">
        {words.title}
      </h1>
      <p role="status" className="text-ink-soft text-lg">
        {endedOn ?? words.text}
      </p>
      <Back />
    </Column>
  );
}

function endLineOf({ direction, state }: Share, day: string): string | null {
  if (state === "active" || state === "pending") return null;
  if (direction === "given") return SHARES_COPY.adult.given.endedOn[state](day);
  const { leftOn, endedOn } = SHARES_COPY.adult.received;
  return state === "left" ? leftOn(day) : endedOn(day);
}
