"use client";

import { useRouter } from "next/navigation";
import { toast } from "@/lib/client/toast";
import { useSubmitConsent } from "@/lib/core/consent/client";
import type { ConsentDecision } from "@/lib/core/consent/constants";
import { CONSENT_PAGE_COPY } from "@/lib/core/consent/copy";

let justAnswered = false;

/** True once after this page sent an answer: the focus then moves to the result. */
export function takeJustAnswered(): boolean {
  const was = justAnswered;
  justAnswered = false;
  return was;
}

/**
 * Sends an answer and then shows the request's status, even if someone else was faster or time was
 * up.
 */
export function useAnswer(token: string) {
  const router = useRouter();
  const { mutate, isPending, isSuccess, variables } = useSubmitConsent(token);
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
