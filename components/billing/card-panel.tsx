"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { goTo } from "@/lib/client/navigation";
import { toast } from "@/lib/client/toast";
import { useBeginCardChange, useCard, useInvoices, useStoreCard } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { CardView } from "@/lib/features/billing/schema";
import { isLoadedHere } from "./loaded-here";
import { cents } from "./money";
import { wordsOfRefusal } from "./refusal";

/** Its scripts come when a card is to be changed and not before. */
const CardForm = dynamic(() => import("./card-form").then((module) => module.CardForm));

const { card: copy, invoices } = PAY_COPY.manage;

const brandName = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
const untilOf = ({ expMonth, expYear }: NonNullable<CardView>): string =>
  `${String(expMonth).padStart(2, "0")}/${expYear}`;

interface CardPanelProps {
  publishableKey: string;
  /** A charge failed: a new card pays the open bill at once. */
  owes: boolean;
}

/** What a new card is charged at once, said before it is stored. */
function useOwed(owes: boolean): { text: string; save: string } {
  const bills = useInvoices(owes).data ?? [];
  if (!owes) return { text: copy.formText, save: copy.save };
  const open = bills.filter(({ status }) => status === "open");
  if (open.length === 0) return { text: copy.owedUnknown, save: copy.saveAndPayUnknown };
  const amount = cents(open.reduce((sum, { total }) => sum + total, 0));
  return { text: copy.owedText(amount), save: copy.saveAndPay(amount) };
}

/** The card that is charged, and another one in its place. */
export function CardPanel({ publishableKey, owes }: CardPanelProps) {
  const owed = useOwed(owes);
  const begin = useBeginCardChange();
  const store = useStoreCard();
  const [isOpen, setOpen] = useState(false);

  function open() {
    // Stripe's frames are let in only by the policy of this page, loaded as itself.
    if (!isLoadedHere()) return goTo("/subscribe");
    begin.mutate(undefined, {
      onSuccess: () => setOpen(true),
      onError: (error) => void toast(wordsOfRefusal(error, copy.failed)),
    });
  }

  async function save(setupIntentId: string) {
    try {
      await store.mutateAsync(setupIntentId);
      setOpen(false);
      toast(copy.done);
    } catch (error) {
      toast(wordsOfRefusal(error, copy.failed));
    }
  }

  if (isOpen && begin.data) {
    return (
      <div className="grid gap-4 rounded-control bg-sunk p-4 sm:p-5">
        <div>
          <h3 className="text-lg">{copy.formTitle}</h3>
          <p className="text-ink-soft">{owed.text}</p>
        </div>
        <CardForm
          publishableKey={publishableKey}
          confirmation={begin.data}
          returnPath="/subscribe?for=card"
          submitLabel={owed.save}
          onConfirmed={({ id }) => save(id)}
        >
          <Button variant="quiet" onClick={() => setOpen(false)}>
            {copy.stop}
          </Button>
        </CardForm>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <StoredCardLine />
      <Button variant="secondary" size="sm" pending={begin.isPending} onClick={open}>
        {copy.change}
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
