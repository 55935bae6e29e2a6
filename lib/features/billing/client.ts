"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/client/api";
import { accountKey, currentUserKey } from "@/lib/core/identity/constants";
import type { PaidTier } from "@/lib/shared/tiers";
import { cardKey, invoicesKey, seatsKey, subscriptionKey, tiersKey } from "./constants";
import type {
  CardView,
  ChangeInput,
  InvoiceView,
  PreparedView,
  PreviewView,
  SeatsView,
  SeatView,
  SubscriptionView,
  TierView,
} from "./schema";

/** How often (ms) the screen polls for the provider's confirmation of a stored card. */
const READ_AGAIN_MS = 1500;

const CONFLICT = 409;

export type OwnPlan = NonNullable<SubscriptionView["own"]>;

/**
 * The plan is active, or would be if its charge went through. False for a plan whose card was never
 * stored: choosing it again starts over (SUBS-09).
 */
export const isRunning = (own: OwnPlan | null | undefined): boolean =>
  own != null && (own.status === "trialing" ? own.cardStored : RUNNING.has(own.status));

const RUNNING: ReadonlySet<string> = new Set(["active", "past_due", "unpaid", "paused"]);

/** A charge failed and its invoice is open. */
export const owes = ({ status }: OwnPlan): boolean => status === "past_due" || status === "unpaid";

/** Paid for or in its free days: everything is unlocked, until its end even if it's cancelled. */
export const isInForce = ({ status, refunded }: OwnPlan): boolean =>
  (status === "active" || status === "trialing") && !refunded;

export const useTiers = () => useQuery<TierView[]>({ queryKey: tiersKey });
export const useInvoices = (enabled: boolean) =>
  useQuery<InvoiceView[]>({ queryKey: invoicesKey, enabled });

/**
 * The open amount, in US cents, that another card would pay at once; null until it's known. Only
 * the newest invoice is charged: an older one, perhaps of a plan that has ended, is no longer
 * collected.
 */
export function useOpenAmount(isOwed: boolean): number | null {
  const { data } = useInvoices(isOwed);
  const open = isOwed ? data?.find(({ status }) => status === "open") : undefined;
  return open?.due ?? null;
}
export const useCard = () => useQuery<CardView>({ queryKey: cardKey });
export const useSeats = (enabled = true) => useQuery<SeatsView>({ queryKey: seatsKey, enabled });

/** `awaiting`: a card was just stored, so poll until the answer says the plan is on. */
export const useSubscription = (awaiting = false) =>
  useQuery<SubscriptionView>({
    queryKey: subscriptionKey,
    refetchInterval: ({ state }) =>
      awaiting && !isRunning(state.data?.own) ? READ_AGAIN_MS : false,
  });

/** A mutation that refetches these queries, whether it succeeds or fails. */
function useChange<V, R>(
  change: (input: V) => Promise<R>,
  ...keys: readonly (readonly string[])[]
) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    onError: (error) => {
      // The account may be marked for erasure from another window; the page then shows how to keep
      // it.
      if (error instanceof ApiError && error.status === CONFLICT) {
        void client.invalidateQueries({ queryKey: accountKey });
      }
    },
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Refetches everything that names the person's plan (SUBS-08). */
export function useReadPlanAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [subscriptionKey, currentUserKey, cardKey].map((queryKey) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    );
}

/** Starts a plan, or resumes one already begun; without a tier, nothing could be charged. */
export const usePrepare = () =>
  useChange<PaidTier, PreparedView>(
    (tier) => api.post("/api/create-subscription", { tier }),
    subscriptionKey,
  );

export const useCancel = () =>
  useChange<void, SubscriptionView>(
    () => api.post("/api/subscription/cancel", {}),
    subscriptionKey,
    currentUserKey,
  );
export const useResume = () =>
  useChange<void, unknown>(() => api.post("/api/subscription/resume", {}), subscriptionKey);
export const usePortal = () =>
  useChange<void, { url: string }>(() => api.post("/api/subscription/portal", {}));

export const usePreview = () =>
  useChange<PaidTier, PreviewView>((tier) => api.post("/api/subscription/preview", { tier }));
export const useChangePlan = () =>
  useChange<ChangeInput, unknown>(
    (input) => api.post("/api/subscription/change", input),
    subscriptionKey,
    currentUserKey,
    invoicesKey,
    seatsKey,
  );

export const useBeginCardChange = () =>
  useChange<void, Pick<PreparedView, "clientSecret" | "intent">>(() =>
    api.post("/api/subscription/card", {}),
  );
export const useStoreCard = () =>
  useChange<string, unknown>(
    (setupIntentId) => api.put("/api/subscription/card", { setupIntentId }),
    cardKey,
    subscriptionKey,
    invoicesKey,
  );

interface NewSeat {
  readonly inviteeEmail: string;
  /** Stays the same across retries of one invitation. */
  readonly key: string;
}

export const useInviteToSeat = () =>
  useChange<NewSeat, SeatView>(
    ({ key, ...body }) =>
      api.post("/api/subscription/seats", body, { headers: { "Idempotency-Key": key } }),
    seatsKey,
  );
/** The owner takes back a seat, or a member gives up their own. */
export const useEndSeat = () =>
  useChange<string, void>(
    (id) => api.delete(`/api/subscription/seats/${id}`),
    seatsKey,
    subscriptionKey,
    currentUserKey,
  );
export const useAnswerSeat = () =>
  useChange<{ id: string; answer: "accept" | "decline" }, unknown>(
    ({ id, answer }) => api.post(`/api/subscription/seats/${id}/${answer}`, {}),
    seatsKey,
    subscriptionKey,
    currentUserKey,
  );
