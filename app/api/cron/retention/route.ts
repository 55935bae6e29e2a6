import { keepDays } from "@/lib/across/staff/analytics/keep-days";
import { addReferrals } from "@/lib/across/staff/desk/add-referrals";
import { keepTimes } from "@/lib/across/staff/desk/keep-times";
import { eraseDue } from "@/lib/across/your-data/erasure/erase-due";
import { tellOfHeld } from "@/lib/across/your-data/erasure/tell-of-held";
import { dropPast } from "@/lib/across/your-data/retention/drop-past";
import { dropEndedShares } from "@/lib/across/your-data/shares/end-shares";
import { growUp } from "@/lib/core/consent/growing/grow-up";
import { remindWaiting } from "@/lib/core/consent/remind-waiting";
import { dropOldRequests } from "@/lib/core/consent/requests";
import { dropOldMails } from "@/lib/core/delivery/outbox/drop-mails";
import { dropEndedSeats } from "@/lib/features/billing/seats/end-seat";
import { dropUsedTrials } from "@/lib/features/billing/used-trials";
import { dropOldInvitations } from "@/lib/features/couples/drop-old-invitations";
import { dropOldStates } from "@/lib/features/growth/connections/begun";
import { cronRoute } from "@/lib/server/http/cron-route";
import { inSteps } from "@/lib/server/http/in-steps";
import { resource } from "@/lib/server/http/route";

/** Erasures come first, because the law requires them. */
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
