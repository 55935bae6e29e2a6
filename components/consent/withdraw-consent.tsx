"use client";

import { AskFirst } from "@/components/layout/ask-first";
import { CONSENT_PAGE_COPY as copy } from "@/lib/core/consent/copy";
import type { ConsentRequest } from "@/lib/core/consent/types";
import { useAnswer } from "./use-answer";

/** Withdrawing is as easy as giving consent was (GDPR 7(3); COPPA 312.6(a)(2)). */
export function WithdrawConsent({ token, request }: { token: string; request: ConsentRequest }) {
  const { answer, saving } = useAnswer(token);
  return (
    <AskFirst
      id="withdraw-consent"
      act={copy.withdraw}
      opener={{ variant: "danger" }}
      title={copy.withdrawTitle}
      text={copy.withdrawText(request.childFirstName)}
      confirm={copy.withdraw}
      keep={copy.keep}
      pending={saving !== null}
      onConfirm={() => {
        answer("withdraw");
      }}
    />
  );
}
