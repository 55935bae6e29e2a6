"use client";

import { useEffect, useRef, useState } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { Spinner } from "@/components/ui/spinner";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useChangePlan, usePreview } from "@/lib/features/billing/client";
import { PAY_COPY, SUBSCRIBE_COPY } from "@/lib/features/billing/copy";
import type { PreviewView, TierView } from "@/lib/features/billing/schema";
import { fullDay } from "@/lib/shared/dates";
import type { PaidTier } from "@/lib/shared/tiers";
import { cents } from "./money";
import { wordsOfCharge, wordsOfRefusal } from "./refusal";

const copy = PAY_COPY.manage.change;

interface ChangeDialogProps {
  from: PaidTier;
  to: TierView & { id: PaidTier };
  onClose: () => void;
}

/**
 * Shows the cost of a plan change, to the cent, before it's made. The charge matches the price
 * shown (`prorationDate`).
 */
export function ChangeDialog({ from, to, onClose }: ChangeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { price, isAsking, error, ask } = usePrice(to.id);
  const change = useChangePlan();
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);

  async function changeNow({ prorationDate }: PreviewView) {
    setRefusal(undefined);
    try {
      await change.mutateAsync({ tier: to.id, prorationDate });
      toast(copy.done(to.name));
      dialog.current?.close();
      onClose();
    } catch (refused) {
      const { title, description } = wordsOfCharge(refused, copy.failed);
      setRefusal(`${title}. ${description}`);
      // Refetch the price: time has passed, and the next press must show what it costs.
      ask();
    }
  }

  return (
    <Dialog
      ref={dialog}
      id="change-plan"
      title={copy.title(to.name)}
      onClose={onClose}
      footer={
        <>
          {price ? (
            <Button pending={change.isPending || isAsking} onClick={() => void changeNow(price)}>
              {price.dueNow > 0 ? copy.surePaid(to.name, cents(price.dueNow)) : copy.sure(to.name)}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            {copy.keep}
          </Button>
          <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
        </>
      }
    >
      {/* In the dialog itself, since a toast would be hidden behind it. */}
      <Refusal>{refusal}</Refusal>
      <Price
        price={price}
        isAsking={isAsking}
        error={error}
        onRetry={ask}
        losesFamily={from === "family_premium"}
      />
    </Dialog>
  );
}

/**
 * Loads the price of a change. The last price stays during a reload, so that the button keeps its
 * place.
 */
function usePrice(tier: PaidTier) {
  const { mutate, isPending, isIdle, error } = usePreview();
  const [last, setLast] = useState<PreviewView>();
  const ask = () => mutate(tier, { onSuccess: setLast });
  const first = useRef(ask);
  useEffect(() => first.current(), []);
  return { price: error ? undefined : last, isAsking: isPending || isIdle, error, ask };
}

/** Takes focus, which the button lost while it was pending. */
function Refusal({ children }: { children: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children) line.current?.focus();
  }, [children]);
  if (!children) return null;
  return (
    <p ref={line} tabIndex={-1} className="mt-3 font-medium text-signal-ink outline-none">
      {children}
    </p>
  );
}

interface PriceProps {
  price: PreviewView | undefined;
  isAsking: boolean;
  error: Error | null;
  onRetry: () => void;
  losesFamily: boolean;
}

/** A live region, so that each new price is announced. */
function Price({ price, isAsking, error, onRetry, losesFamily }: PriceProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} aria-live="polite" aria-busy={isAsking} className="outline-none">
      {isAsking ? (
        <p className="mt-4 flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5 text-primary" />
          {copy.reckoning}
        </p>
      ) : null}
      {error ? (
        <ErrorState
          title={wordsOfRefusal(error, { title: "", description: copy.failedRead }).description}
          retryLabel={SUBSCRIBE_COPY.adult.failed.retry}
          onRetry={() => {
            // This button disappears when pressed.
            place.current?.focus();
            onRetry();
          }}
        />
      ) : null}
      {price && !isAsking ? <Costs preview={price} losesFamily={losesFamily} /> : null}
    </div>
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
    <ul className="mt-4 grid list-disc gap-2 ps-5 marker:text-primary">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
