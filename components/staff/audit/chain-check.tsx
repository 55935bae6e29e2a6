"use client";

import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { useVerifyChain } from "@/lib/core/audit/client";
import { AUDIT_COPY } from "@/lib/core/audit/copy";
import type { ChainReport } from "@/lib/core/audit/types";

const copy = AUDIT_COPY.chain;

/** Verifies on request that the audit trail is intact. */
export function ChainCheck() {
  const verify = useVerifyChain();
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <p className="mt-2 max-w-2xl text-ink-soft">{copy.text}</p>
      <Button
        variant="secondary"
        className="mt-4"
        pending={verify.isPending}
        onClick={() => verify.mutate(undefined, { onError: toastFailedRequest })}
      >
        {verify.isPending ? copy.checking : copy.check}
      </Button>
      <div aria-live="polite">{verify.data ? <Report report={verify.data} /> : null}</div>
    </Card>
  );
}

function Report({
  report: { intact, checked, firstBroken, waiting, head },
}: {
  report: ChainReport;
}) {
  return (
    <div className="mt-4 grid gap-2">
      {intact ? (
        <p className="font-semibold">{copy.intact(checked)}</p>
      ) : (
        <div className="rounded-control bg-signal-soft p-4 text-signal-ink">
          <p className="font-semibold">{copy.broken(firstBroken ?? "")}</p>
          <p className="mt-1">{copy.brokenNext}</p>
        </div>
      )}
      {waiting > 0 ? <p className="text-ink-soft">{copy.waiting(waiting)}</p> : null}
      {head ? (
        <p className="text-ink-soft text-sm">
          {copy.head(head.seq)} <code className="break-all">{head.hash}</code>
        </p>
      ) : null}
    </div>
  );
}
