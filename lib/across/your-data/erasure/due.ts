import { WAITING_MS } from "@/lib/core/consent/constants";
import { HELD_MS } from "@/lib/core/consent/leaving/constants";

/**
 * Erasures that adults requested for themselves. No one else was involved, so nothing delays them.
 */
const OWN_WISH_OF_AN_ADULT = {
  eraseAskedByGuardian: false,
  AND: [
    { OR: [{ isChildAccount: null }, { isChildAccount: false }] },
    { OR: [{ ageGroup: null }, { ageGroup: "adult" as const }] },
  ],
};

const NO_OPEN_INCIDENT = { crisisIncidents: { none: { resolved: false } } };

/**
 * Accounts whose erasure day has come, by request or because no parent agreed in time (COPPA
 * 312.5(c)(1)).
 */
const dayHasCome = (at: Date) => ({
  OR: [
    { eraseAfter: { lte: at } },
    {
      consent: { in: ["pending" as const, "refused" as const] },
      waitingSince: { lte: new Date(at.getTime() - WAITING_MS) },
    },
  ],
});

/**
 * Accounts to erase now. An open incident delays the erasure of a minor's account by at most thirty
 * days, because the person who asked for it may be the danger (decision 0049).
 */
export const dueAt = (now: Date) => ({
  AND: [
    dayHasCome(now),
    { OR: [OWN_WISH_OF_AN_ADULT, NO_OPEN_INCIDENT, dayHasCome(new Date(now.getTime() - HELD_MS))] },
  ],
});

/**
 * Minors whose day has come. Any still here are waiting for an open incident or the payment
 * service.
 */
export const minorsWhoseDayHasCome = (at: Date) => ({
  AND: [
    dayHasCome(at),
    {
      OR: [
        { eraseAskedByGuardian: true },
        { isChildAccount: true },
        { ageGroup: { in: ["child" as const, "teen" as const] } },
      ],
    },
  ],
});
