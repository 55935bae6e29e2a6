import { keepDays } from "@/lib/features/analytics/keep-days";
import { dropUsedTrials } from "@/lib/features/billing/drop-used-trials";
import { dropOldStates } from "@/lib/features/connections/drop-old-states";
import { dropOldRequests } from "@/lib/features/consent/drop-old-requests";
import { remindWaiting } from "@/lib/features/consent/remind-waiting";
import { dropOldInvitations } from "@/lib/features/couples/drop-old-invitations";
import { eraseDue } from "@/lib/features/erasure/erase-due";
import { tellOfHeld } from "@/lib/features/erasure/tell-of-held";
import { dropEndedSeats } from "@/lib/features/family-seats/drop-ended-seats";
import { growUp } from "@/lib/features/guardianship/grow-up";
import { dropPast } from "@/lib/features/retention/drop-past";
import { dropEndedShares } from "@/lib/features/shares/drop-ended-shares";
import type { Ctx } from "@/lib/ports/context";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

/** Erasures first: they are owed by the law. */
const retain = async (ctx: Ctx): Promise<Record<string, number>> => ({
  ...(await eraseDue(ctx)),
  erasuresHeld: await tellOfHeld(ctx),
  ...(await dropPast(ctx)),
  ...(await growUp(ctx)),
  seatsDropped: await dropEndedSeats(ctx),
  sharesDropped: await dropEndedShares(ctx),
  invitationsDropped: await dropOldInvitations(ctx),
  parentsReminded: await remindWaiting(ctx),
  requestsDropped: await dropOldRequests(ctx),
  statesDropped: await dropOldStates(ctx),
  trialsForgotten: await dropUsedTrials(ctx),
  daysKept: await keepDays(ctx),
});

export const { GET, POST, PUT, PATCH, DELETE } = resource({ POST: cronRoute("retention", retain) });
