"use client";

import { lazyPart } from "@/components/layout/lazy-part";

/** The server draws it where it waits: then nothing has to hold its place. */
const PLACES = { loading: null };

// What may wait for somebody on home. Most people have none of it, so each brings its script and
// its words when it is there.
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
