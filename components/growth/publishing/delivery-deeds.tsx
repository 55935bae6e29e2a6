"use client";

import { RotateCw, Undo2 } from "lucide-react";
import { showFailureToast } from "@/components/growth/marketing/refusal";
import { useSending } from "@/components/growth/marketing/use-sending";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { toast } from "@/lib/client/toast";
import { useApprovePost } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import type { DeliveryView } from "@/lib/features/growth/publishing/client";
import { DELIVERY_COPY } from "@/lib/features/growth/publishing/copy";

const copy = DELIVERY_COPY;
const { toast: said } = PAGES_COPY;

/** The actions on a post that didn't go out: try again, or take it back to be changed. */
export function DeliveryDeeds({
  delivery: { postId, platform, title, lastError },
}: {
  delivery: DeliveryView;
}) {
  const { send, isPending } = useSending();
  const withdrawal = useApprovePost();

  /** Awaited, because the row unmounts. */
  async function withdraw() {
    try {
      await withdrawal.mutateAsync({ id: postId, approved: false });
      toast(said.withdrawn);
    } catch (error) {
      showFailureToast(said.withdrawFailed, error);
    }
  }

  const busy = isPending || withdrawal.isPending;
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {lastError === "expired" && platform !== "twitter" ? (
        <LinkButton size="sm" variant="secondary" href="/admin/connections">
          {copy.connect}
        </LinkButton>
      ) : null}
      <Button
        size="sm"
        variant="secondary"
        pending={isPending}
        disabled={busy}
        aria-label={copy.tryAgainNamed(title)}
        onClick={() => void send(postId)}
      >
        <RotateCw aria-hidden className="size-4" />
        {copy.tryAgain}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        pending={withdrawal.isPending}
        disabled={busy}
        aria-label={copy.backToDraftNamed(title)}
        onClick={() => void withdraw()}
      >
        <Undo2 aria-hidden className="size-4" />
        {copy.backToDraft}
      </Button>
    </div>
  );
}
