"use client";

import { useEffect, useRef } from "react";

/**
 * What came of a card whose bank had asked on a page of its own. `forCard`: it was another card for
 * a plan that runs.
 */
export interface Returned {
  readonly outcome: "succeeded" | "processing" | "failed";
  /** Of the setup or payment intent. */
  readonly id: string;
  /** The provider's own words. */
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

/** What Stripe put into the address when it sent the browser back. */
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
 * Takes it out of the address bar, for it holds a secret. Through the router's own hand: it would
 * put back what it knew.
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

/** No intent of ours: a bank sends nobody back with that, so there is no payment to speak of. */
const isUnknown = (error: { type?: string } | undefined): boolean =>
  error?.type === "invalid_request_error";

/** Asks Stripe itself: `redirect_status` in an address is what anybody may have typed. */
async function outcomeOf(
  { name, id, secret, forCard }: Address,
  publishableKey: string,
): Promise<Returned | null> {
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
 * Calls `onReturned` once when the person comes back from their bank's page (`return_url` of the
 * confirmation).
 */
export function useReturn(
  publishableKey: string | null,
  onReturned: (returned: Returned) => void,
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
      // Nobody could be asked: it is not said that it failed, because it may not have.
      .catch(() => ({ outcome: "processing", message: null, id, forCard }) as const)
      .then((returned) => {
        cleanAddress();
        if (returned) handler.current(returned);
      });
  }, [publishableKey]);
}
