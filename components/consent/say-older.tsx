"use client";

import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CONSENT_PAGE_COPY } from "@/lib/features/consent/copy";
import type { ConsentRequest } from "@/lib/features/consent/types";
import { useAnswer } from "./use-answer";

const DIALOG = "say-older";
const copy = CONSENT_PAGE_COPY.older;

/** A slip in the child's age: past 13 it is the parent who corrects it, and nobody has to say yes then. */
export function SayOlder({ token, request }: { token: string; request: ConsentRequest }) {
  const { answer, saving } = useAnswer(token);
  return (
    <>
      <Button size="lg" variant="quiet" command="show-modal" commandfor={DIALOG}>
        {copy.act}
      </Button>
      <Dialog
        id={DIALOG}
        title={copy.title}
        description={copy.text(request.childFirstName)}
        footer={
          <>
            <Button variant="secondary" command="close" commandfor={DIALOG}>
              {copy.keep}
            </Button>
            <Button onClick={() => answer("older")} pending={saving !== null}>
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
