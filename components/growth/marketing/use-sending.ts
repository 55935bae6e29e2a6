"use client";

import { toast } from "@/lib/client/toast";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { usePublishNow } from "@/lib/features/growth/publishing/client";
import { showFailureToast } from "./refusal";

const { toast: said } = PAGES_COPY;

/** Sends one post and reports the result. Awaited: its card or row may be gone by then. */
export function useSending() {
  const sending = usePublishNow();
  async function send(postId: string) {
    try {
      const { outcome, reason } = await sending.mutateAsync(postId);
      if (outcome === "posted") toast(said.sent);
      else if (outcome === "busy") toast({ ...said.sentLater, description: said.busy });
      else if (outcome === "later")
        toast({ ...said.sentLater, ...(reason ? { description: reason } : {}) });
      else tellNotSent(reason);
    } catch (error) {
      showFailureToast(said.notSent, error);
    }
  }
  return { send, isPending: sending.isPending };
}

const tellNotSent = (reason: string | null): void =>
  void toast({
    title: said.notSent,
    description: reason ?? said.sentLater.description,
    variant: "destructive",
  });
