"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { call } from "@/lib/client/api";
import { keptDataKey } from "./constants";
import type { KeptData } from "./types";

/** GET /api/account/data */
export const useKeptData = () => useQuery<readonly KeptData[]>({ queryKey: keptDataKey });

/** Safari reads the object URL only after the click event has ended. */
const RELEASED_AFTER_MS = 60_000;

/** The time zone used for dates in the readable copy. */
const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The format of the copy: `html` to read, `json` as data. */
type CopyFormat = "html" | "json";

export interface WantedCopy {
  readonly format: CopyFormat;
  /**
   * Includes data no screen shows, such as private couples questions and notes about someone
   * close. Needs a fresh sign-in.
   */
  readonly isEverything?: boolean;
}

/**
 * Downloads the copy through `fetch`, so a refusal shows up on the page instead of being saved as a
 * broken file.
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
