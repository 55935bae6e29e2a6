"use client";

import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { requestFailed } from "@/lib/client/admin-session";
import { ApiError } from "@/lib/client/api";
import { STAFF_COPY } from "./copy";

interface ReadProblemProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * Says why a staff page has nothing to show: no role, no network, or a failure (ERR-27). Only
 * problems that may pass can be retried.
 */
export function ReadProblem({ error, onRetry, retrying }: ReadProblemProps) {
  const status = error instanceof ApiError ? error.status : null;
  if (status === 403) {
    const message = error instanceof ApiError ? error.detail.message : undefined;
    return (
      <Card tone="soft" role="alert">
        <p className="font-display text-xl">{message ?? STAFF_COPY.noRole}</p>
        <p className="mt-2 text-ink-soft">{STAFF_COPY.askAdmin}</p>
      </Card>
    );
  }
  return (
    <ErrorState title={requestFailed(error)} onRetry={onRetry} retrying={retrying}>
      {status === null
        ? STAFF_COPY.offline
        : status === 429
          ? (error as ApiError).detail.message
          : undefined}
    </ErrorState>
  );
}
