import { clockTime, fullDay } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";
import { FAMILY_SEATS, SEAT_INVITATION_DAYS } from "../constants";

/** Error messages of this folder; the screen's words are in billing/copy.ts. */
export const SEAT_COPY = {
  noFamilyPlan: "To share a plan with your family, you need Family Premium.",
  ownAddress: "That's your own address. You already have a place.",
  declinedTwice: "This person declined twice, so we won't ask again.",
  alreadyThere: "This person already has a place in your plan.",
  full: `All ${FAMILY_SEATS} places are taken, including yours. Free one up first.`,
  answeredBefore: "This invitation has already been answered.",
  ended: "This invitation has expired. Please ask for a new one.",
  taken: "All the places in this plan are taken now.",
  seatedElsewhere:
    "You already have a place in a family plan. Leave it first, then come back to this invitation.",
  payingYourself:
    "You're paying for your own plan. Cancel it first so you don't pay twice. The invitation will wait.",
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
  firstName?.replace(/\s+/g, " ").trim().slice(0, 40) || "Someone who knows you";

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
    `${calledBy(firstName)} is holding a place for you in their ${PRODUCT.adult} plan. It costs you nothing.`,
    "To see it, open this link and sign in with the e-mail address this was sent to:",
    page,
    `It's open for ${SEAT_INVITATION_DAYS} days. It's up to you whether to accept. The person who pays for the plan can see that you have a place, but nothing you do there.`,
    "If you don't know who this is or don't want it, you don't have to do anything. The invitation will expire on its own.",
  );

/** Sent ahead, so that no one is surprised by the end. */
export const seatEndingMail = (endsAt: Date, page: string): Words =>
  mail(
    `A message for you from ${PRODUCT.adult}`,
    `The family plan you're on was canceled. You can use it until ${fullDay(endsAt, "UTC")}, ${clockTime(endsAt, "UTC")} UTC. You don't have to do anything.`,
    "After that, your account continues with any other plan you have, or the free plan if there's nothing else. Everything in it stays yours. Nothing you wrote is lost.",
    `Your plan: ${page}`,
  );

/** Follows an email that announced the end. */
export const seatGoesOnMail = (page: string): Words =>
  mail(
    `A message for you from ${PRODUCT.adult}`,
    "The family plan you're on will continue after all. You don't have to do anything.",
    `Your plan: ${page}`,
  );

/** Sent so that no one loses a plan without notice. */
export const seatEndedMail = (page: string): Words =>
  mail(
    `A message for you from ${PRODUCT.adult}`,
    "You can no longer use the family plan you were on. Your account continues with any other plan you have, or the free plan if there's nothing else.",
    "Everything in it stays yours. Nothing you wrote is lost.",
    `Your plan: ${page}`,
  );
