"use client";

import { Button } from "@/components/ui/button";
import { goTo } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { usePortal } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { wordsOfRefusal } from "./refusal";

const copy = PAY_COPY.manage;

/** Opens the provider's own page. */
export function Portal() {
  const portal = usePortal();
  const open = () =>
    portal.mutate(undefined, {
      onSuccess: ({ url }) => goTo(url),
      onError: (error) => void toast(wordsOfRefusal(error, copy.portal.failed)),
    });
  return (
    <>
      <Button
        variant="secondary"
        pending={portal.isPending}
        aria-describedby="portal-text"
        onClick={open}
      >
        {copy.portal.open}
      </Button>
      <p id="portal-text" className="text-ink-soft text-sm">
        {copy.portal.text}
      </p>
    </>
  );
}
