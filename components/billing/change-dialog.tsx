"use client";

import { useEffect, useRef, useState } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { FieldError } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useChangePlan, usePreview } from "@/lib/features/billing/client";
import { PAY_COPY, SUBSCRIBE_COPY } from "@/lib/features/billing/copy";
import type { PreviewView, TierView } from "@/lib/features/billing/schema";
import { fullDay } from "@/lib/shared/dates";
import type { PaidTier } from "@/lib/shared/tiers";
import { cents } from "./money";
import { wordsOfRefusal } from "./refusal";

const copy = PAY_COPY.manage.change;

interface ChangeDialogProps {
  from: PaidTier;
  to: TierView & { id: PaidTier };
  onClose: () => void;
}

/** What a change costs, to the cent, before it is made; what was shown is what is charged (`prorationDate`). */
export function ChangeDialog({ from, to, onClose }: ChangeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const preview = usePreview();
  const change = useChangePlan();
  const { mutate: ask } = preview;
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    dialog.current?.showModal();
    ask(to.id);
  }, [ask, to.id]);

  async function changeNow({ prorationDate }: PreviewView) {
    setRefusal(undefined);
    try {
      await change.mutateAsync({ tier: to.id, prorationDate });
      toast(copy.done(to.name));
      dialog.current?.close();
      onClose();
    } catch (error) {
      const { title, description } = wordsOfRefusal(error, copy.failed);
      setRefusal(`${title}. ${description}`);
      // The price is asked anew: time has passed, and the next press must show what it costs.
      ask(to.id);
    }
  }

  const { data } = preview;
  return (
    <Dialog
      ref={dialog}
      id="change-plan"
      title={copy.title(to.name)}
      onClose={onClose}
      footer={
        <>
          {data ? (
            <Button pending={change.isPending || preview.isPending} onClick={() => void changeNow(data)}>
              {data.dueNow > 0 ? copy.surePaid(to.name, cents(data.dueNow)) : copy.sure(to.name)}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {copy.keep}
          </Button>
          <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
        </>
      }
    >
      {preview.isError ? (
        <ErrorState
          title={wordsOfRefusal(preview.error, { title: "", description: copy.failedRead }).description}
          retryLabel={SUBSCRIBE_COPY.adult.failed.retry}
          onRetry={() => ask(to.id)}
          retrying={preview.isPending}
        />
      ) : null}
      {data ? <Costs preview={data} losesFamily={from === "family_premium"} /> : null}
      {/* In the window itself: a toast would lie behind it. */}
      <FieldError>{refusal}</FieldError>
      {data || preview.isError ? null : (
        <p role="status" className="mt-4 flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5 text-primary" />
          {copy.reckoning}
        </p>
      )}
    </Dialog>
  );
}

function Costs({ preview, losesFamily }: { preview: PreviewView; losesFamily: boolean }) {
  const zone = useTimeZone();
  const { dueNow, credit, nextTotal, nextAt } = preview;
  const lines = [
    dueNow > 0 ? copy.dueNow(cents(dueNow)) : copy.nothingNow,
    ...(credit > 0 ? [copy.credit(cents(credit))] : []),
    ...(zone ? [copy.next(cents(nextTotal), fullDay(nextAt, zone))] : []),
    ...(losesFamily ? [copy.family] : []),
  ];
  return (
    <ul aria-live="polite" className="mt-4 grid list-disc gap-2 ps-5 marker:text-primary">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
