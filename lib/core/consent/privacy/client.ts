"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import { keptDataKey } from "./keys";
import type { KeptData } from "./types";

/** GET /api/account/data */
export const useKeptData = () => useQuery<readonly KeptData[]>({ queryKey: keptDataKey });

/** Safari reads the address only after the click is over. */
const RELEASED_AFTER_MS = 60_000;

/** In which the dates of the copy to read stand. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a copy of everything comes as: to read, or as data. */
export type CopyFormat = "html" | "json";

export interface WantedCopy {
  readonly format: CopyFormat;
  /**
   * Also what no screen shows: private questions of couples work, notes that speak of somebody
   * near; needs a fresh sign-in.
   */
  readonly isEverything?: boolean;
}

/**
 * Fetches the copy and hands it over, so that a refusal is said on the page and no broken file is
 * saved.
 */
export function useOwnCopy() {
  return useMutation<void, Error, WantedCopy>({
    mutationFn: async ({ format, isEverything }) => {
      const wanted = new URLSearchParams({
        format,
        ...(format === "html" ? { timeZone: zoneHere() } : {}),
        ...(isEverything ? { include: "everything" } : {}),
      });
      const answer = await call("GET", `/api/account/export?${wanted}`);
      const address = URL.createObjectURL(await answer.blob());
      const link = document.createElement("a");
      link.href = address;
      link.download = `willow-data.${format}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), RELEASED_AFTER_MS);
    },
  });
}
