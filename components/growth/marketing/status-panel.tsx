"use client";

import { RotateCw } from "lucide-react";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/lib/client/toast";
import {
  usePlatformStatus,
  useTestTwitter,
  useTestYoutube,
} from "@/lib/features/growth/connections/client";
import type { PlatformState, TestResult } from "@/lib/features/growth/connections/types";
import { type Platform, STAFF_PLATFORMS } from "@/lib/features/growth/marketing/constants";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { showFailureToast } from "./refusal";

const copy = PAGES_COPY.status;

/**
 * Shows which parts are set up and connected, never a secret (AMKT-03), and whether they work
 * (AMKT-04).
 */
export function StatusPanel() {
  const id = useId();
  const status = usePlatformStatus();
  return (
    <Card aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id={id}>{copy.title}</CardTitle>
        <Button
          size="sm"
          variant="quiet"
          pending={status.isFetching}
          onClick={() => void status.refetch()}
        >
          <RotateCw aria-hidden className="size-4" />
          {copy.refresh}
        </Button>
      </div>
      {status.isPending ? (
        <p role="status" className="mt-4 text-ink-soft">
          {copy.loading}
        </p>
      ) : null}
      {status.isError && !status.data ? (
        <ErrorState
          title={copy.failed}
          onRetry={() => status.refetch()}
          retrying={status.isFetching}
        />
      ) : null}
      {status.data ? (
        <ul className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-3">
          {STAFF_PLATFORMS.map((platform) => (
            <PlatformLine key={platform} platform={platform} state={status.data[platform]} />
          ))}
        </ul>
      ) : null}
      <Tests />
    </Card>
  );
}

function PlatformLine({
  platform,
  state: { connected, message, choose: _, ...flags },
}: {
  platform: Platform;
  state: PlatformState;
}) {
  return (
    <li className="grid content-start gap-2 rounded-control border border-line p-4">
      <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
        {MARKETING_COPY.platforms[platform]}
        <Badge tone={connected ? "soft" : "sunk"}>
          {connected ? copy.connected : copy.notConnected}
        </Badge>
      </p>
      {message ? <p className="break-words text-ink-soft text-sm">{message}</p> : null}
      <dl className="grid gap-0.5 text-sm">
        {Object.entries(flags).map(([name, present]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-soft">{copy.flags[name] ?? name}</dt>
            <dd>{present ? copy.present : copy.absent}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function Tests() {
  const twitter = useTestTwitter();
  const youtube = useTestYoutube();
  const told = {
    onSuccess: ({ connected, message }: TestResult) =>
      void toast({
        title: connected ? copy.works : copy.testFailed,
        description: message,
        variant: connected ? "default" : "destructive",
      }),
    onError: (error: Error) => showFailureToast(copy.testFailed, error),
  };
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button
        variant="secondary"
        size="sm"
        pending={twitter.isPending}
        onClick={() => twitter.mutate(undefined, told)}
      >
        {copy.testTwitter}
      </Button>
      <Button
        variant="secondary"
        size="sm"
        pending={youtube.isPending}
        onClick={() => youtube.mutate(undefined, told)}
      >
        {copy.testYoutube}
      </Button>
    </div>
  );
}
