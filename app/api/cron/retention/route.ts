import { keepDays } from "@/lib/features/analytics/keep-days";
import { dropUsedTrials } from "@/lib/features/billing/drop-used-trials";
import { dropOldStates } from "@/lib/features/connections/drop-old-states";
import { dropOldRequests } from "@/lib/features/consent/drop-old-requests";
import { remindWaiting } from "@/lib/features/consent/remind-waiting";
import { dropOldInvitations } from "@/lib/features/couples/drop-old-invitations";
import { addReferrals } from "@/lib/features/crisis-desk/add-referrals";
import { keepTimes } from "@/lib/features/crisis-desk/keep-times";
import { eraseDue } from "@/lib/features/erasure/erase-due";
import { tellOfHeld } from "@/lib/features/erasure/tell-of-held";
import { dropEndedSeats } from "@/lib/features/family-seats/drop-ended-seats";
import { growUp } from "@/lib/features/guardianship/grow-up";
import { dropOldMails } from "@/lib/features/outbox/drop-old-mails";
import { dropPast } from "@/lib/features/retention/drop-past";
import { dropEndedShares } from "@/lib/features/shares/drop-ended-shares";
import { cronRoute } from "@/lib/server/http/cron-route";
import { inSteps } from "@/lib/server/http/in-steps";
import { resource } from "@/lib/server/http/route";

/** Erasures first: they are owed by the law. */
const retain = inSteps({
  erase: eraseDue,
  erasuresHeld: tellOfHeld,
  past: dropPast,
  grow: growUp,
  seatsDropped: dropEndedSeats,
  sharesDropped: dropEndedShares,
  invitationsDropped: dropOldInvitations,
  parentsReminded: remindWaiting,
  requestsDropped: dropOldRequests,
  statesDropped: dropOldStates,
  trialsForgotten: dropUsedTrials,
  mailsForgotten: dropOldMails,
  daysKept: keepDays,
  referralsAdded: addReferrals,
  timesKept: keepTimes,
});

const run = cronRoute("retention", retain);

export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: run, POST: run });
