"use client";

import { useState } from "react";
import { type ChosenShare, useMakeShare } from "@/lib/across/your-data/shares/client";
import type { NameShown } from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { MadeShare } from "@/lib/across/your-data/shares/types";
import { ApiError } from "@/lib/client/api";
import { aboutOfError, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useTryKey } from "@/lib/client/use-try-key";

const { failed } = SHARES_COPY.adult;

/** Statuses whose message is written for the person who typed. */
const IN_WORDS: ReadonlySet<number> = new Set([400, 409, 429]);

/** Shared by both forms: submits with one idempotency key and handles every outcome. */
export function useMaking() {
  const make = useMakeShare();
  const { keyFor, done } = useTryKey();
  const timeZone = useTimeZone() ?? "UTC";
  const [nameShown, setNameShown] = useState<NameShown>("first");
  const [refusal, setRefusal] = useState<string>();

  /** The new share; null if it was refused, in which case the person has been told. */
  async function send(share: ChosenShare): Promise<MadeShare | null> {
    setRefusal(undefined);
    try {
      const whole = { ...share, nameShown, timeZone };
      const made = await make.mutateAsync({ share: whole, key: keyFor(whole) });
      done();
      if (made.crisis_detected) openCrisisDialog();
      return made;
    } catch (error) {
      if (showsCrisis(error)) openCrisisDialog(aboutOfError(error));
      const { message, issues } = error instanceof ApiError ? error.detail : {};
      const words = issues?.[0]?.message ?? message;
      if (error instanceof ApiError && words && IN_WORDS.has(error.status)) setRefusal(words);
      else toast({ ...failed, variant: "destructive" });
      return null;
    }
  }

  return { send, isPending: make.isPending, refusal, nameShown, setNameShown };
}
