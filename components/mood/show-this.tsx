"use client";

import { Button } from "@/components/ui/button";
import { useShareMood } from "@/lib/across/family/client";
import { OWN_SIDE_COPY } from "@/lib/across/family/copy/own-side";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";

/**
 * Lets a minor show a check-in they just made to the parent on record, and undo that with the same
 * button.
 */
export function ShowThis({ id }: { id: string }) {
  const copy = OWN_SIDE_COPY.child.share;
  const share = useShareMood();
  const shown = share.data?.shared ?? false;

  async function put() {
    try {
      await share.mutateAsync({ id, shared: !shown });
      toast(shown ? copy.hidden : copy.shown);
    } catch (error) {
      if (!bounceIfUnauthorized(error)) toast({ ...copy.failed, variant: "destructive" });
    }
  }

  return (
    <Button variant="soft" size="sm" pending={share.isPending} onClick={() => void put()}>
      {shown ? copy.takeBack : copy.showThis}
    </Button>
  );
}
