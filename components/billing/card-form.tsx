"use client";

import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripeError } from "@stripe/stripe-js";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/lib/client/toast";
import { setOut } from "@/lib/client/under-way";
import { PAY_COPY } from "@/lib/features/billing/copy";
import { DECLINE_COPY } from "@/lib/features/billing/copy/declines";
import type { PreparedView } from "@/lib/features/billing/schema";
import { cardDecline } from "@/lib/shared/card-decline";
import { appearanceOfPage } from "./appearance";
import { ProviderAway } from "./provider-away";
import { useStripeScript } from "./use-stripe-script";

export interface CardFormProps {
  publishableKey: string;
  confirmation: Pick<PreparedView, "clientSecret" | "intent">;
  /** Return path after a bank's own authentication page, in case the bank requires one. */
  returnPath: string;
  submitLabel: string;
  /** Receives the confirmed intent. It's awaited before the form accepts another press. */
  onConfirmed: (intent: { id: string; status: string }) => Promise<void> | void;
  children?: ReactNode;
}

/** Stripe's card fields in our own form (contract 10). The card data never reaches this page. */
export function CardForm(props: CardFormProps) {
  const { publishableKey, confirmation } = props;
  const { stripe, isAway, retry } = useStripeScript(publishableKey);
  const [appearance] = useState(appearanceOfPage);
  if (isAway) return <ProviderAway onRetry={retry} />;
  return (
    <Elements
      stripe={stripe}
      options={{ clientSecret: confirmation.clientSecret, appearance, locale: "en" }}
    >
      <Fields {...props} />
    </Elements>
  );
}

const PAYMENT_ELEMENT = { layout: "tabs" } as const;

function Fields({ confirmation, returnPath, submitLabel, onConfirmed, children }: CardFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [isReady, setReady] = useState(false);
  const [isAway, setAway] = useState(false);
  const [isSending, setSending] = useState(false);
  const [message, setMessage] = useState<string>();
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  /**
   * Treats an intent that already succeeded, in another tab or before a lost response, as done
   * rather than asking again.
   */
  function settle(error: StripeError) {
    const done = error.setup_intent ?? error.payment_intent;
    if (done?.status === "canceled") {
      setMessage(PAY_COPY.elsewhere.description);
      toast(PAY_COPY.elsewhere);
      return;
    }
    return done?.status === "succeeded" ? onConfirmed(done) : refuse(error);
  }

  function refuse({ type, message: said, code, decline_code }: StripeError) {
    const description = said ?? PAY_COPY.payFailed.description;
    // The toast shows the provider's message (ERR-09). The text by the form says what to do and
    // stays after the toast is gone.
    setMessage(
      type === "card_error" ? DECLINE_COPY[cardDecline({ code, decline_code })] : description,
    );
    // An incomplete field isn't a failed payment, so it's reported only next to the field.
    if (type !== "validation_error")
      toast({ ...PAY_COPY.payFailed, description, variant: "destructive" });
  }

  async function confirm(): Promise<void> {
    if (!stripe || !elements) return;
    const confirmParams = { return_url: `${window.location.origin}${returnPath}` };
    // The elements hold the intent's secret and validate the fields before sending anything.
    const options = { elements, confirmParams, redirect: "if_required" } as const;
    if (confirmation.intent === "setup") {
      const { error, setupIntent } = await stripe.confirmSetup(options);
      return error ? await settle(error) : await onConfirmed(setupIntent);
    }
    const { error, paymentIntent } = await stripe.confirmPayment(options);
    return error ? await settle(error) : await onConfirmed(paymentIntent);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (!isReady || isSending) return;
    setMessage(undefined);
    if (!navigator.onLine) return setMessage(PAY_COPY.offline);
    setSending(true);
    // Block reloads while the bank may be asking: a reload would end that, and no one would know
    // whether the payment went through.
    const arrived = setOut();
    try {
      await confirm();
    } catch {
      // The confirmation may have arrived anyway; the next press then finds it done (see `settle`).
      setMessage(PAY_COPY.noAnswer.description);
      toast({ ...PAY_COPY.noAnswer, variant: "destructive" });
    } finally {
      arrived();
      if (isOpen.current) setSending(false);
    }
  }

  if (isAway) return <ProviderAway onRetry={() => setAway(false)} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      className="grid gap-5"
      aria-busy={!isReady || isSending}
      // Typed card data is in the provider's iframes, where our scripts can't see it, so it can't
      // be restored after a reload and no reload may interrupt it.
      data-unkept
    >
      {isReady ? null : (
        <p role="status" className="flex items-center gap-3 text-ink-soft">
          <Spinner className="size-5 text-primary" />
          {PAY_COPY.checkout.loading}
        </p>
      )}
      <PaymentElement
        options={PAYMENT_ELEMENT}
        onReady={() => setReady(true)}
        onLoadError={() => setAway(true)}
      />
      <FieldError>{message}</FieldError>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="lg"
          disabled={!stripe || !elements || !isReady}
          pending={isSending}
        >
          {submitLabel}
        </Button>
        {children}
      </div>
      <p aria-live="polite" className="text-ink-soft text-sm empty:hidden">
        {isSending ? PAY_COPY.checkout.working : ""}
      </p>
    </form>
  );
}
