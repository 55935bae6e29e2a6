"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/client/api";
import { accountKey, currentUserKey } from "@/lib/core/identity/keys";
import type { PaidTier } from "@/lib/shared/tiers";
import { cardKey, invoicesKey, seatsKey, subscriptionKey, tiersKey } from "./keys";
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

/**
 * How often the screen asks whether the provider's word about a stored card has come, in
 * milliseconds.
 */
const READ_AGAIN_MS = 1500;

const CONFLICT = 409;

export type OwnPlan = NonNullable<SubscriptionView["own"]>;

/**
 * The plan runs, or would if its charge went through; false for one whose card was never stored,
 * which is begun anew by choosing it again (SUBS-09).
 */
export const isRunning = (own: OwnPlan | null | undefined): boolean =>
  own != null && (own.status === "trialing" ? own.cardStored : RUNNING.has(own.status));

const RUNNING: ReadonlySet<string> = new Set(["active", "past_due", "unpaid", "paused"]);

/** A charge failed, and its bill is open. */
export const owes = ({ status }: OwnPlan): boolean => status === "past_due" || status === "unpaid";

/** Paid for, or in its free days: all of it is open, to its end also where it is cancelled. */
export const isInForce = ({ status, refunded }: OwnPlan): boolean =>
  (status === "active" || status === "trialing") && !refunded;

export const useTiers = () => useQuery<TierView[]>({ queryKey: tiersKey });
export const useInvoices = (enabled: boolean) =>
  useQuery<InvoiceView[]>({ queryKey: invoicesKey, enabled });

/**
 * What stands open of the bill that another card pays at once, in US cents; null while it is not
 * known. The newest one alone is charged: an older one, of a plan that has ended perhaps, is not
 * collected any more.
 */
export function useOwed(isOwed: boolean): number | null {
  const { data } = useInvoices(isOwed);
  const open = isOwed ? data?.find(({ status }) => status === "open") : undefined;
  return open?.due ?? null;
}
export const useCard = () => useQuery<CardView>({ queryKey: cardKey });
export const useSeats = (enabled = true) => useQuery<SeatsView>({ queryKey: seatsKey, enabled });

/**
 * `awaiting`: a card was just stored, so the answer is asked for until it says that the plan is on.
 */
export const useSubscription = (awaiting = false) =>
  useQuery<SubscriptionView>({
    queryKey: subscriptionKey,
    refetchInterval: ({ state }) =>
      awaiting && !isRunning(state.data?.own) ? READ_AGAIN_MS : false,
  });

/** A change after which these are read again, however it went. */
function useChange<V, R>(
  change: (input: V) => Promise<R>,
  ...keys: readonly (readonly string[])[]
) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    onError: (error) => {
      // The account is to be erased, perhaps, by a wish from another window: the page then shows
      // how to keep it.
      if (error instanceof ApiError && error.status === CONFLICT) {
        void client.invalidateQueries({ queryKey: accountKey });
      }
    },
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

/** Reads everything again that names the person's plan (SUBS-08). */
export function useReadPlanAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [subscriptionKey, currentUserKey, cardKey].map((queryKey) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    );
}

/**
 * Begins a plan, or goes on with the one that was begun; without a tier there is nothing that could
 * be charged.
 */
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
  /** The same for every try of one invitation. */
  readonly key: string;
}

export const useInviteToSeat = () =>
  useChange<NewSeat, SeatView>(
    ({ key, ...body }) =>
      api.post("/api/subscription/seats", body, { headers: { "Idempotency-Key": key } }),
    seatsKey,
  );
/** The owner takes a place back, or a member leaves theirs. */
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
