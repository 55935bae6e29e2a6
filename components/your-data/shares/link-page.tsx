"use client";

import { Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useOpenLink } from "@/lib/across/your-data/shares/client";
import { LINK_COPY as copy } from "@/lib/across/your-data/shares/copy";
import type { LinkDoor, ProviderSummary } from "@/lib/across/your-data/shares/types";
import { ApiError } from "@/lib/client/api";
import { useTimeZone } from "@/lib/client/time-zone";
import { fullMoment } from "@/lib/shared/dates";
import { LinkNotice } from "./link-notice";
import { SummaryParts } from "./summary-parts";

interface LinkPageProps {
  token: string;
  state: LinkDoor;
}

/**
 * The page behind a provider link. It reads nothing before the press: scanners and previews follow
 * links too.
 */
export function LinkPage({ token, state }: LinkPageProps) {
  const opening = useOpenLink(token);
  const { data: summary, error, isPending } = opening;
  if (summary) return <Summary summary={summary} />;
  const hasEnded = state === "ended" || (error instanceof ApiError && error.status === 404);
  if (hasEnded) return <LinkNotice {...copy.ended} />;
  if (state === "unknown" || state === "busy") return <LinkNotice {...copy[state]} />;
  return (
    <div className="page-column grid max-w-2xl grid-cols-1 gap-5 py-10 sm:py-14">
      <h1>{copy.title}</h1>
      <p className="text-ink-soft text-lg">{copy.text}</p>
      <Button
        size="lg"
        pending={isPending}
        onClick={() => opening.mutate()}
        className="justify-self-start"
      >
        {isPending ? copy.opening : copy.open}
      </Button>
      <div role="alert">{error ? <p className="text-signal-ink">{wordsOf(error)}</p> : null}</div>
    </div>
  );
}

const wordsOf = (error: Error): string =>
  (error instanceof ApiError && error.status === 429 && error.detail.message) || copy.failed;

function Summary({ summary }: { summary: ProviderSummary }) {
  const zone = useTimeZone() ?? "UTC";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page-column grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h1 ref={heading} tabIndex={-1} className="wrap-anywhere rounded-sm outline-offset-4">
          {copy.summary.title(summary.name)}
        </h1>
        <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
          <Printer aria-hidden className="size-4" />
          {copy.summary.print}
        </Button>
      </header>
      <SummaryParts summary={summary} />
      <p className="text-ink-soft text-sm">
        {copy.summary.until(fullMoment(summary.expiresAt, zone))}
      </p>
    </div>
  );
}
