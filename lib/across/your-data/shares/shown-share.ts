import { endedLately, endOf, shownName, stateOf } from "./policy";
import type { OwnShare, PlainShare } from "./repository";
import type { Share } from "./types";
import type { ReceivedShare } from "./viewer-repository";

const ofBoth = (share: PlainShare, now: Date) => ({
  id: share.id,
  kind: share.kind,
  state: stateOf(share, now),
  items: share.scope,
  nameShown: share.nameShown,
  period: share.period,
  createdAt: share.createdAt.toISOString(),
  acceptedAt: share.acceptedAt?.toISOString() ?? null,
  expiresAt: share.acceptedAt ? null : share.expiresAt.toISOString(),
  endedAt: endOf(share, now)?.toISOString() ?? null,
  endedLately: endedLately(share, now),
});

export const givenShare = (share: OwnShare, now: Date): Share => ({
  ...ofBoth(share, now),
  direction: "given",
  label: share.label,
  inviteeEmail: share.inviteeEmail,
  ownerName: null,
  openings: {
    count: share.opened,
    first: share.firstOpenedAt?.toISOString() ?? null,
    recent: share.openedAt.map((at) => at.toISOString()),
  },
});

/** A share as the invited person sees it: who's asking, and what it would show. */
export const receivedShare = (share: ReceivedShare, now: Date): Share => ({
  ...ofBoth(share, now),
  direction: "received",
  label: null,
  inviteeEmail: null,
  ownerName: shownName(share.owner, share.nameShown),
  openings: null,
});
