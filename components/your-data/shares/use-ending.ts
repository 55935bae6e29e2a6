"use client";

import { useEndShare } from "@/lib/across/your-data/shares/client";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import { toast } from "@/lib/client/toast";

interface Said {
  readonly title: string;
  readonly description: string;
}

/**
 * Ends one share, or all of the caller's own without an id, and says so. Awaited rather than passed
 * as a callback: the part of the page that asked unmounts with the answer.
 */
export function useEnding(said: Said): { pending: boolean; end: (id?: string) => Promise<void> } {
  const ending = useEndShare();
  async function end(id?: string) {
    try {
      await ending.mutateAsync(id);
      toast(said);
    } catch {
      toast({ ...SHARES_COPY.adult.failed, variant: "destructive" });
    }
  }
  return { pending: ending.isPending, end };
}
