"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/lib/client/toast";
import { useDecideConsent } from "@/lib/core/consent/client";
import type { ConsentDecision } from "@/lib/core/consent/constants";
import { CONSENT_PAGE_COPY } from "@/lib/core/consent/copy";

let justAnswered = false;

/** True once after an answer was sent from this page: where it now stands is then led to. */
export function takeJustAnswered(): boolean {
  const was = justAnswered;
  justAnswered = false;
  return was;
}

/**
 * Sends an answer; the page then says where the request stands, also when somebody was faster or
 * the time was up.
 */
export function useAnswer(token: string) {
  const router = useRouter();
  const { mutate, isPending, isSuccess, variables } = useDecideConsent(token);
  const answer = (decision: ConsentDecision) =>
    mutate(decision, {
      onError: () => toast({ ...CONSENT_PAGE_COPY.failed, variant: "destructive" }),
      onSuccess: () => {
        justAnswered = true;
      },
      onSettled: () => router.refresh(),
    });
  return { answer, saving: isPending || isSuccess ? variables : null };
}
