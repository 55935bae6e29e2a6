import { WAITING_MS } from "@/lib/core/consent/constants";
import { HELD_MS } from "@/lib/core/consent/leaving/constants";

/** Whose erasure is an adult's own wish: nobody else has decided it, and it waits for nothing. */
const OWN_WISH_OF_AN_ADULT = {
  eraseAskedByGuardian: false,
  AND: [
    { OR: [{ isChildAccount: null }, { isChildAccount: false }] },
    { OR: [{ ageGroup: null }, { ageGroup: "adult" as const }] },
  ],
};

const NO_OPEN_INCIDENT = { crisisIncidents: { none: { resolved: false } } };

/**
 * Their day had come at that moment: by a wish, or because no parent agreed in time (COPPA
 * 312.5(c)(1)).
 */
export const dayHasCome = (at: Date) => ({
  OR: [
    { eraseAfter: { lte: at } },
    {
      consent: { in: ["pending" as const, "refused" as const] },
      waitingSince: { lte: new Date(at.getTime() - WAITING_MS) },
    },
  ],
});

/**
 * What is erased now. A minor's account stays while the desk has an incident of theirs open, thirty
 * days at most: whoever is the danger may be who asked (decision 0049).
 */
export const dueAt = (now: Date) => ({
  AND: [
    dayHasCome(now),
    { OR: [OWN_WISH_OF_AN_ADULT, NO_OPEN_INCIDENT, dayHasCome(new Date(now.getTime() - HELD_MS))] },
  ],
});

/**
 * Minors whose day has come; what is still there of them an open incident keeps, or the payment
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
