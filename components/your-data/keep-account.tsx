"use client";

import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { useAccount, useKeepAccount } from "@/lib/across/your-data/erasure/client";
import { ERASURE_COPY } from "@/lib/across/your-data/erasure/copy";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import type { Audience } from "@/lib/shared/audience";
import { fullDay } from "@/lib/shared/dates";

/**
 * Says when the account will be erased, with one button to keep it. Renders nothing if it won't be.
 */
export function KeepAccount({ audience }: { audience: Audience }) {
  const copy = ERASURE_COPY[audience];
  const { eraseAfter, byGuardian } = useAccount().data ?? {};
  const zone = useTimeZone();
  const keep = useKeepAccount();
  if (!eraseAfter || !zone) return null;
  const isDue = Date.parse(eraseAfter) <= Date.now();

  /** Awaited rather than passed as a callback: this card unmounts when the answer arrives. */
  async function stay() {
    try {
      await keep.mutateAsync();
      toast(copy.kept);
    } catch {
      toast({ ...copy.failed, variant: "destructive" });
    }
  }

  return (
    <Card tone="accent" role="alert" className="flex flex-wrap items-center gap-4">
      <div className="min-w-56 flex-1">
        <CardTitle>{isDue ? copy.titleDue : copy.title(fullDay(eraseAfter, zone))}</CardTitle>
        <CardText className="text-ink">
          {byGuardian ? copy.byGuardian.text : isDue ? copy.textDue : copy.text}
        </CardText>
      </div>
      {byGuardian ? (
        <LinkButton href="/family" variant="secondary">
          {copy.byGuardian.more}
        </LinkButton>
      ) : (
        <Button pending={keep.isPending} onClick={() => void stay()}>
          {copy.keep}
        </Button>
      )}
    </Card>
  );
}
