"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { toast } from "@/lib/client/toast";
import { isRunning, useCancel, useSubscription } from "@/lib/features/billing/client";
import type { LEAVE_COPY } from "@/lib/features/billing/copy/leave";

/** Lets a person who is no longer an adult leave their plan; they see nothing else about paying. */
export function LeaveOwn({ copy }: { copy: typeof LEAVE_COPY }) {
  const own = useSubscription().data?.own;
  const router = useRouter();
  const cancel = useCancel();
  const [isAsking, setAsking] = useState(false);
  if (!own || !isRunning(own)) return null;

  async function leave() {
    try {
      await cancel.mutateAsync();
      toast(copy.done);
      router.refresh();
    } catch {
      toast({ ...(navigator.onLine ? copy.failed : copy.offline), variant: "destructive" });
    }
  }

  if (own.cancelAtPeriodEnd) return <Card tone="soft">{copy.ends}</Card>;
  return (
    <Card tone="soft">
      <CardTitle>{copy.title}</CardTitle>
      <CardText className="text-ink">{copy.text}</CardText>
      {isAsking ? (
        <div className="mt-4 grid gap-3">
          <p role="alert">{copy.sure}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" pending={cancel.isPending} onClick={() => void leave()}>
              {copy.yes}
            </Button>
            <Button variant="secondary" autoFocus onClick={() => setAsking(false)}>
              {copy.keep}
            </Button>
          </div>
        </div>
      ) : (
        <Button variant="secondary" className="mt-4" onClick={() => setAsking(true)}>
          {copy.cancel}
        </Button>
      )}
    </Card>
  );
}
