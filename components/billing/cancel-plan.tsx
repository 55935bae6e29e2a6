"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { type OwnPlan, useCancel, useResume } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { fullDay } from "@/lib/shared/dates";
import { wordsOfRefusal } from "./refusal";

const { cancel: copy, resume: resumed } = PAY_COPY.manage;

/** Leaving takes two presses and can be taken back until the last day (SUBS-15). One button, so that the focus stays. */
export function CancelPlan({ own }: { own: OwnPlan }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zone = useTimeZone();
  const router = useRouter();
  const cancel = useCancel();
  const resume = useResume();
  const ends = own.cancelAtPeriodEnd;
  // Free days and a paid month are kept to their end; an unpaid one is not collected any further and ends now.
  const atOnce = own.status !== "active" && own.status !== "trialing";
  const day = own.currentPeriodEnd && zone ? fullDay(own.currentPeriodEnd, zone) : null;

  const keep = () =>
    resume.mutate(undefined, {
      onSuccess: () => void toast(resumed.done),
      onError: (error) => void toast(wordsOfRefusal(error, resumed.failed)),
    });

  async function leave() {
    try {
      // What became of it the provider says; a payment may have come, or failed, since the page was read.
      const hasEnded = (await cancel.mutateAsync()).own === null;
      toast(hasEnded ? copy.ended : { ...copy.done, action: { label: copy.undo, onClick: keep } });
      if (hasEnded) router.refresh();
    } catch (error) {
      toast(wordsOfRefusal(error, copy.failed));
    }
    dialog.current?.close();
  }

  return (
    <>
      <Button
        variant={ends ? "primary" : "danger"}
        pending={resume.isPending}
        aria-haspopup={ends ? undefined : "dialog"}
        onClick={() => (ends ? keep() : dialog.current?.showModal())}
      >
        {ends ? copy.keep : copy.open}
      </Button>
      <Dialog
        ref={dialog}
        id="cancel-plan"
        title={copy.title}
        footer={
          <>
            <Button variant="danger" pending={cancel.isPending} onClick={() => void leave()}>
              {copy.sure}
            </Button>
            <Button variant="secondary" onClick={() => dialog.current?.close()}>
              {copy.keep}
            </Button>
            <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
          </>
        }
      >
        <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-primary">
          {(atOnce
            ? [copy.textNow, copy.stays]
            : [day ? copy.text(day) : copy.textUnknown, copy.stays, copy.change]
          ).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
