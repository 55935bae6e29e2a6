"use client";

import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Spinner } from "@/components/ui/spinner";
import { usePlatformStatus } from "@/lib/features/growth/connections/client";
import { OAUTH_PLATFORMS } from "@/lib/features/growth/connections/constants";
import { CONNECTIONS_COPY } from "@/lib/features/growth/connections/copy";
import { PlatformCard } from "./platform-card";
import { useAuthorization } from "./use-authorization";

const copy = CONNECTIONS_COPY;

/**
 * "Connection Status": fetched when the page opens, by "Refresh", and after anything that may have
 * changed it (CONN-04, CONN-11).
 */
export function StatusSection() {
  const status = usePlatformStatus();
  const { start, starting, waiting } = useAuthorization();
  const rereading = status.isFetching && !status.isPending;
  const isOffline = status.fetchStatus === "paused";
  return (
    <section aria-labelledby="connection-status" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="connection-status">{copy.status}</h2>
        <Button variant="secondary" pending={rereading} onClick={() => status.refetch()}>
          {rereading ? null : <RotateCw aria-hidden className="size-4" />}
          {copy.refresh}
        </Button>
      </div>
      {status.isPending ? (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          {isOffline ? null : <Spinner className="size-5 text-primary" />}
          {isOffline ? copy.offline : copy.checking}
        </p>
      ) : null}
      {status.isError && !status.data ? (
        <ErrorState
          title={copy.failed.title}
          onRetry={() => status.refetch()}
          retrying={status.isFetching}
        >
          {copy.failed.text}
        </ErrorState>
      ) : null}
      {status.isError && status.data ? <p role="alert">{copy.stale}</p> : null}
      {status.data ? (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {OAUTH_PLATFORMS.map((platform) => (
            <li key={platform} className="grid">
              <PlatformCard
                platform={platform}
                state={status.data[platform]}
                onConnect={() => void start(platform)}
                connecting={starting === platform}
                waiting={waiting?.platform === platform ? waiting : null}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
