"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAccount } from "@/lib/across/your-data/erasure/client";
import { ERASURE_COPY } from "@/lib/across/your-data/erasure/copy";
import type { Audience } from "@/lib/shared/audience";
import { LeaveSteps } from "./leave-steps";

interface LeaveAccountProps {
  audience: Audience;
  /** Opens the question right away: the person returns from signing in again. */
  leaving: boolean;
}

/** Deleting the account: what goes, what stays, when, and two presses. */
export function LeaveAccount({ audience, leaving }: LeaveAccountProps) {
  const copy = ERASURE_COPY[audience].leave;
  const dialog = useRef<HTMLDialogElement>(null);
  const { eraseAfter, byGuardian } = useAccount().data ?? {};
  useEffect(() => {
    if (leaving && !dialog.current?.open) dialog.current?.showModal();
  }, [leaving]);
  return (
    <>
      <p className="text-ink-soft">{copy.lead}</p>
      {copy.minors ? <p className="text-ink-soft">{copy.minors}</p> : null}
      {/* The top of the page covers a deletion that a parent asked for. */}
      {eraseAfter && !byGuardian ? <p>{copy.pending}</p> : null}
      {eraseAfter ? null : (
        <Button
          variant="danger"
          className="justify-self-start"
          aria-haspopup="dialog"
          onClick={() => dialog.current?.showModal()}
        >
          {copy.open}
        </Button>
      )}
      <Dialog ref={dialog} id="leave-account" title={copy.title}>
        <LeaveSteps audience={audience} onDone={() => dialog.current?.close()} />
      </Dialog>
    </>
  );
}
