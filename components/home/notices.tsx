"use client";

import { lazyPart } from "@/components/layout/lazy-part";

/** The server renders a notice only if it's needed, so no placeholder is. */
const PLACES = { loading: null };

// Notices that may be waiting on home. Most people have none, so each loads its script and its
// texts only when needed.
export const KeepAccount = lazyPart(
  () => import("@/components/your-data/keep-account").then((module) => module.KeepAccount),
  PLACES,
);
export const CheckParentAddress = lazyPart(
  () => import("@/components/your-data/check-address").then((module) => module.CheckParentAddress),
  PLACES,
);
export const ConsentPending = lazyPart(
  () => import("@/components/your-data/consent-pending").then((module) => module.ConsentPending),
  PLACES,
);
export const ReceivedSeats = lazyPart(
  () => import("@/components/billing/received-seats").then((module) => module.ReceivedSeats),
  PLACES,
);
export const ReceivedInvitations = lazyPart(
  () =>
    import("@/components/couples/received-invitations").then(
      (module) => module.ReceivedInvitations,
    ),
  PLACES,
);
export const ReceivedShares = lazyPart(
  () =>
    import("@/components/your-data/shares/received-shares").then((module) => module.ReceivedShares),
  PLACES,
);
