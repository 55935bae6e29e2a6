"use client";

import { useEffect, useRef } from "react";

/** Result of a card whose bank required its own page. `forCard`: a new card for a running plan. */
export interface CardReturn {
  readonly outcome: "succeeded" | "processing" | "failed";
  /** Id of the setup or payment intent. */
  readonly id: string;
  /** The provider's own message. */
  readonly message: string | null;
  readonly forCard: boolean;
}

const INTENTS = ["setup_intent", "payment_intent"] as const;
const PARAMETERS = [
  ...INTENTS,
  ...INTENTS.map((name) => `${name}_client_secret`),
  "redirect_status",
  "for",
];

/** Reads the parameters that Stripe put into the URL when it sent the browser back. */
function readAddress() {
  const { searchParams } = new URL(window.location.href);
  const name = INTENTS.find((intent) => searchParams.get(`${intent}_client_secret`));
  if (!name) return null;
  return {
    name,
    id: searchParams.get(name) ?? "",
    secret: searchParams.get(`${name}_client_secret`) ?? "",
    forCard: searchParams.get("for") === "card",
  };
}

/**
 * Removes them from the URL, because they include a secret. It uses `history.replaceState` as
 * patched by the router; otherwise the router would restore the old URL.
 */
function cleanAddress(): void {
  const { searchParams, pathname } = new URL(window.location.href);
  for (const parameter of PARAMETERS) searchParams.delete(parameter);
  window.history.replaceState(
    null,
    "",
    searchParams.size ? `${pathname}?${searchParams}` : pathname,
  );
}

type Address = NonNullable<ReturnType<typeof readAddress>>;

/** The intent isn't ours: no bank redirects with one, so there's no payment to report. */
const isUnknown = (error: { type?: string } | undefined): boolean =>
  error?.type === "invalid_request_error";

/** Asks Stripe, because anyone can type a `redirect_status` into a URL. */
async function outcomeOf(
  { name, id, secret, forCard }: Address,
  publishableKey: string,
): Promise<CardReturn | null> {
  const { stripeFor } = await import("./stripe-script");
  const stripe = await stripeFor(publishableKey);
  if (!stripe) throw new Error("Stripe is away");
  const known = { id, forCard };
  if (name === "setup_intent") {
    const { setupIntent, error } = await stripe.retrieveSetupIntent(secret);
    if (!setupIntent && isUnknown(error)) return null;
    return { ...known, ...wordOf(setupIntent?.status, setupIntent?.last_setup_error ?? error) };
  }
  const { paymentIntent, error } = await stripe.retrievePaymentIntent(secret);
  if (!paymentIntent && isUnknown(error)) return null;
  return { ...known, ...wordOf(paymentIntent?.status, paymentIntent?.last_payment_error ?? error) };
}

function wordOf(
  status: string | undefined,
  error: { message?: string | undefined } | null | undefined,
) {
  const outcome = status === "succeeded" || status === "processing" ? status : "failed";
  return { outcome, message: error?.message ?? null } as const;
}

/**
 * Calls `onReturned` once when the person returns from their bank's page (the confirmation's
 * `return_url`).
 */
export function useReturn(
  publishableKey: string | null,
  onReturned: (returned: CardReturn) => void,
): void {
  const handler = useRef(onReturned);
  useEffect(() => {
    handler.current = onReturned;
  });
  const isAsked = useRef(false);
  useEffect(() => {
    const address = publishableKey && !isAsked.current ? readAddress() : null;
    if (!address || !publishableKey) return;
    isAsked.current = true;
    const { id, forCard } = address;
    outcomeOf(address, publishableKey)
      // Stripe couldn't be asked. Don't report a failure, because the payment may have succeeded.
      .catch(() => ({ outcome: "processing", message: null, id, forCard }) as const)
      .then((returned) => {
        cleanAddress();
        if (returned) handler.current(returned);
      });
  }, [publishableKey]);
}
