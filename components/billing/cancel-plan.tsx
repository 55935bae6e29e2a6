"use client";

import { useRouter } from "next/navigation";
import { useRef } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useAccount } from "@/lib/across/your-data/erasure/client";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { PRIVACY_CONTACT } from "@/lib/core/legal/constants";
import { isInForce, type OwnPlan, owes, useCancel, useResume } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { fullMoment } from "@/lib/shared/dates";
import { cents } from "./money";
import { wordsOfCharge } from "./refusal";
import { UnsentCancel } from "./unsent-cancel";
import { useWantedCancel } from "./use-wanted-cancel";

const { cancel: copy, resume: resumed } = PAY_COPY.manage;

/**
 * Canceling takes two presses and can be undone until the last day (SUBS-15). A single button does
 * both, so that it keeps focus.
 */
export function CancelPlan({ own }: { own: OwnPlan }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const zone = useTimeZone();
  const router = useRouter();
  const cancel = useCancel();
  const resume = useResume();
  // A trial or a paid month runs to its end. A refunded plan, or one whose unpaid charge would
  // still be collected, can always be ended right away, canceled or not.
  const atOnce = !isInForce(own);
  const ends = own.cancelAtPeriodEnd && !atOnce;
  const isLeaving = useAccount().data?.eraseAfter != null;
  const day = own.currentPeriodEnd && zone ? fullMoment(own.currentPeriodEnd, zone) : null;

  const [isUnsent, setUnsent] = useWantedCancel(own.cancelAtPeriodEnd && !atOnce);

  // First the account has to be kept (card above); the plan can't go on without it.
  if (ends && isLeaving) return null;

  const lines = [
    ...(atOnce
      ? [owes(own) ? copy.textNow : copy.textOver]
      : [day ? copy.text(day) : copy.textUnknown]),
    ...(own.tier === "family_premium" ? [copy.family] : []),
    copy.stays,
    ...(own.credit > 0 ? [copy.credit(cents(own.credit), PRIVACY_CONTACT)] : []),
    ...(atOnce ? [] : [copy.change]),
  ];

  const keep = () =>
    resume.mutate(undefined, {
      onSuccess: () => void toast(resumed.done),
      onError: (error) => void toast(wordsOfCharge(error, resumed.failed)),
    });

  async function leave() {
    if (!navigator.onLine) return setUnsent(true);
    try {
      // Ask the provider for the outcome: a payment may have arrived or failed since the page
      // loaded.
      const hasEnded = (await cancel.mutateAsync()).own === null;
      setUnsent(false);
      toast(hasEnded ? copy.ended : { ...copy.done, action: { label: copy.undo, onClick: keep } });
      if (hasEnded) router.refresh();
    } catch (error) {
      toast(wordsOfCharge(error, copy.failed));
    }
    dialog.current?.close();
  }

  function stay() {
    setUnsent(false);
    dialog.current?.close();
  }

  const opens = own.cancelAtPeriodEnd ? copy.now : copy.open;
  return (
    <>
      {isUnsent ? <UnsentCancel button={opens} /> : null}
      <Button
        variant={ends ? "primary" : "danger"}
        pending={resume.isPending}
        aria-haspopup={ends ? undefined : "dialog"}
        onClick={() => (ends ? keep() : dialog.current?.showModal())}
      >
        {ends ? copy.keep : opens}
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
            <Button variant="secondary" onClick={stay}>
              {copy.keep}
            </Button>
            <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
          </>
        }
      >
        {isUnsent ? (
          <div className="mt-4">
            <UnsentCancel button={copy.sure} />
          </div>
        ) : null}
        <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-primary">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
