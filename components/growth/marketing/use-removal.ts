"use client";

import { toast } from "@/lib/client/toast";
import { type Desk, useDeletePost, useRestorePost } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { showFailureToast } from "./refusal";

const copy = PAGES_COPY.toast;

/** Deletes at once and offers an undo; a restored post waits for a new approval. */
export function useRemoval(desk: Desk) {
  const deletion = useDeletePost(desk);
  const restoring = useRestorePost(desk);

  /** Awaited, as below: the card is already gone when undo is pressed. */
  async function restore(id: string) {
    try {
      await restoring.mutateAsync(id);
      toast(desk === "own" ? copy.restoredOwn : copy.restored);
    } catch (error) {
      showFailureToast(copy.restoreFailed, error);
    }
  }

  /**
   * Awaited rather than passed as a callback: the card that asked for it unmounts with the post.
   */
  async function remove(id: string) {
    try {
      await deletion.mutateAsync(id);
      toast({ ...copy.deleted, action: { label: copy.undo, onClick: () => void restore(id) } });
    } catch (error) {
      showFailureToast(copy.deleteFailed, error);
    }
  }
  return { remove, isPending: deletion.isPending };
}
