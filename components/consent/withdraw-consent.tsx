"use client";

import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CONSENT_PAGE_COPY as copy } from "@/lib/features/consent/copy";
import type { ConsentRequest } from "@/lib/features/consent/types";
import { useAnswer } from "./use-answer";

const DIALOG = "withdraw-consent";

/** As easy to take back as it was to give (GDPR 7(3); COPPA 312.6(a)(2)). */
export function WithdrawConsent({ token, request }: { token: string; request: ConsentRequest }) {
  const { answer, saving } = useAnswer(token);
  return (
    <>
      <Button variant="danger" command="show-modal" commandfor={DIALOG}>
        {copy.withdraw}
      </Button>
      <Dialog
        id={DIALOG}
        title={copy.withdrawTitle}
        description={copy.withdrawText(request.childFirstName)}
        footer={
          <>
            <Button variant="secondary" command="close" commandfor={DIALOG}>
              {copy.keep}
            </Button>
            <Button variant="danger" onClick={() => answer("withdraw")} pending={saving !== null}>
              {copy.withdraw}
            </Button>
            {/* The page behind is out of reach, and help never is. */}
            <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
          </>
        }
      />
    </>
  );
}
