"use client";

import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CONSENT_PAGE_COPY } from "@/lib/features/consent/copy";
import { useAnswer } from "./use-answer";

const DIALOG = "not-my-child";
const copy = CONSENT_PAGE_COPY.notMine;

/** For whoever got the mail by mistake: quiet, because most who come here are the parent, and asked once more for that reason. */
export function NotMyChild({ token }: { token: string }) {
  const { answer, saving } = useAnswer(token);
  return (
    <>
      <Button variant="quiet" size="sm" command="show-modal" commandfor={DIALOG}>
        {copy.act}
      </Button>
      <Dialog
        id={DIALOG}
        title={copy.title}
        description={copy.text}
        footer={
          <>
            <Button variant="secondary" command="close" commandfor={DIALOG}>
              {copy.keep}
            </Button>
            <Button onClick={() => answer("not_mine")} pending={saving !== null}>
              {copy.confirm}
            </Button>
            {/* The page behind is out of reach, and help never is. */}
            <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
          </>
        }
      />
    </>
  );
}
