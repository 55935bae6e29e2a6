import { clockTime, fullDay } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";
import { FAMILY_SEATS, SEAT_INVITATION_DAYS } from "../constants";

/** Error messages of this folder; the screen's words are in billing/copy.ts. */
export const SEAT_COPY = {
  noFamilyPlan: "To share a plan with your family, you need Family Premium.",
  ownAddress: "That's your own address. Your place is kept already.",
  declinedTwice: "This person said no twice. We do not ask them again.",
  alreadyThere: "This person has a place in your plan already.",
  full: `All ${FAMILY_SEATS} places are taken, yours among them. Take one back first.`,
  answeredBefore: "This invitation was answered before.",
  ended: "This invitation has ended. Please ask for a new one.",
  taken: "All places of this plan are taken by now.",
  seatedElsewhere:
    "You have a place in a family plan already. Leave it first, then come back to this invitation.",
  payingYourself:
    "You pay for a plan of your own. Cancel it first, so that you do not pay twice; the invitation waits.",
} as const;

interface Words {
  readonly subject: string;
  readonly text: string;
}

const mail = (subject: string, ...parts: readonly string[]): Words => ({
  subject,
  text: `${["Hello,", ...parts, PRODUCT.adult].join("\n\n")}\n`,
});

/** A self-chosen name, cut to one short line so it can't carry a message of its own. */
const calledBy = (firstName: string | null): string =>
  firstName?.replace(/\s+/g, " ").trim().slice(0, 40) || "Somebody who knows you";

/**
 * Says who's inviting and how to accept, but not what the product is for: others may read over the
 * person's shoulder.
 */
export const seatInvitationMail = ({
  firstName,
  page,
}: {
  firstName: string | null;
  page: string;
}): Words =>
  mail(
    `A message for you from ${PRODUCT.adult}`,
    `${calledBy(firstName)} keeps a place for you in their plan at ${PRODUCT.adult}. It costs you nothing.`,
    "To see it, open this address and sign in with the e-mail address that this mail was sent to:",
    page,
    `It waits for ${SEAT_INVITATION_DAYS} days. You decide whether to take it. Whoever pays for the plan sees that you have a place, and nothing of what you do there.`,
    "If you do not know who this is, or do not want it, you need not do anything: the invitation ends by itself.",
  );

/** Sent ahead, so that no one is surprised by the end. */
export const seatEndingMail = (endsAt: Date, page: string): Words =>
  mail(
    `A message for you from ${PRODUCT.adult}`,
    `The family plan in which you have a place was cancelled. It is open to you until ${fullDay(endsAt, "UTC")}, ${clockTime(endsAt, "UTC")} UTC. You need not do anything.`,
    "After that your account goes on with what you have besides, the free plan if there is nothing else. Everything in it stays yours: nothing that you wrote is lost.",
    `Your plan: ${page}`,
  );

/** Follows an email that announced the end. */
export const seatGoesOnMail = (page: string): Words =>
  mail(
    `A message for you from ${PRODUCT.adult}`,
    "The family plan in which you have a place goes on after all. You need not do anything.",
    `Your plan: ${page}`,
  );

/** Sent so that no one loses a plan without notice. */
export const seatEndedMail = (page: string): Words =>
  mail(
    `A message for you from ${PRODUCT.adult}`,
    "The family plan in which you had a place is not open to you any more. Your account goes on with what you have besides, the free plan if there is nothing else.",
    "Everything in it stays yours: nothing that you wrote is lost.",
    `Your plan: ${page}`,
  );
