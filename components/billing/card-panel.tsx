"use client";

import { useState } from "react";
import { lazyPart, PartFailed } from "@/components/layout/lazy-part";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { goTo } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { useLeftFocus } from "@/lib/client/use-left-focus";
import {
  useBeginCardChange,
  useCard,
  useOpenAmount,
  useStoreCard,
} from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { CardView } from "@/lib/features/billing/schema";
import { isLoadedHere } from "./loaded-here";
import { cents } from "./money";
import { wordsOfCharge, wordsOfRefusal } from "./refusal";

/** Loads Stripe's code only when a card is about to be changed. */
const CardForm = lazyPart(() => import("./card-form").then((module) => module.CardForm), {
  loading: <Skeleton aria-busy="true" className="h-56" />,
  failed: ({ of, ...failure }) => (
    <div className="grid justify-items-center">
      <PartFailed {...failure} />
      {of.children}
    </div>
  ),
});

const { card: copy, invoices } = PAY_COPY.manage;

const CONFLICT = 409;

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
const untilOf = ({ expMonth, expYear }: NonNullable<CardView>): string =>
  `${String(expMonth).padStart(2, "0")}/${expYear}`;

interface CardPanelProps {
  publishableKey: string;
  /** True after a failed charge: a new card pays the open invoice at once. */
  owes: boolean;
}

/** States the amount charged to a new card right away, before the card is stored. */
function useWords(owes: boolean): { text: string; save: string } {
  const owed = useOpenAmount(owes);
  if (!owes) return { text: copy.formText, save: copy.save };
  if (owed === null) return { text: copy.owedUnknown, save: copy.saveAndPayUnknown };
  return { text: copy.owedText(cents(owed)), save: copy.saveAndPay(cents(owed)) };
}

/** Shows the card that's charged and lets the person replace it. */
export function CardPanel({ publishableKey, owes }: CardPanelProps) {
  const words = useWords(owes);
  const begin = useBeginCardChange();
  const store = useStoreCard();
  const [isOpen, setOpen] = useState(false);
  const title = useLeftFocus<HTMLHeadingElement>(String(isOpen));
  /**
   * True once the form has closed: the pressed button is gone, so focus returns to the button that
   * opened the form.
   */
  const [isBack, setBack] = useState(false);

  function close() {
    setOpen(false);
    setBack(true);
  }

  function open() {
    // Only this page's own CSP allows Stripe's iframes, so the page must have been loaded directly.
    if (!isLoadedHere()) return goTo("/subscribe");
    begin.mutate(undefined, {
      onSuccess: () => setOpen(true),
      onError: (error) => void toast(wordsOfRefusal(error, copy.failed)),
    });
  }

  async function save(setupIntentId: string) {
    try {
      await store.mutateAsync(setupIntentId);
      close();
      toast(copy.done);
    } catch (error) {
      toast(wordsOfCharge(error, copy.failed));
      // A declined card still has a confirmed intent, so this form would resend it whatever is
      // typed; a new form gets a new intent.
      if (error instanceof ApiError && error.status === CONFLICT) close();
    }
  }

  if (isOpen && begin.data) {
    return (
      <div className="grid gap-4 rounded-control bg-sunk p-4 sm:p-5">
        <div>
          <h3 ref={title} tabIndex={-1} className="text-lg outline-none">
            {copy.formTitle}
          </h3>
          <p className="text-ink-soft">{words.text}</p>
        </div>
        <CardForm
          publishableKey={publishableKey}
          confirmation={begin.data}
          returnPath="/subscribe?for=card"
          submitLabel={words.save}
          onConfirmed={({ id }) => save(id)}
        >
          <Button variant="quiet" onClick={close}>
            {copy.stop}
          </Button>
        </CardForm>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <StoredCardLine />
      <Button
        {...(owes ? {} : ({ variant: "secondary", size: "sm" } as const))}
        pending={begin.isPending}
        autoFocus={isBack}
        onClick={open}
      >
        {owes ? copy.pay : copy.change}
      </Button>
    </div>
  );
}

function StoredCardLine() {
  const { data, isError, isFetching, refetch } = useCard();
  if (isError && data === undefined) {
    return (
      <ErrorState
        className="justify-items-start py-0 text-start"
        title={copy.failedRead}
        retryLabel={invoices.retry}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    );
  }
  const said = data ? copy.text(brandName(data.brand), data.last4, untilOf(data)) : copy.none;
  return (
    <div aria-busy={data === undefined}>
      <h3 className="text-lg">{copy.title}</h3>
      <p className="text-ink-soft">{data === undefined ? copy.loading : said}</p>
    </div>
  );
}
