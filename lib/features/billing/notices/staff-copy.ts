import { PRODUCT } from "@/lib/shared/product";
import type { StaffMatter, StaffNotice, Words } from "./types";

const mail = (subject: string, ...parts: readonly string[]): Words => ({
  subject: `${PRODUCT.adult} billing: ${subject}`,
  text: `${parts.join("\n\n")}\n`,
});

/**
 * For the administrators, who can issue refunds. Ids only, and no word about the product's purpose.
 */
export const STAFF_WORDS: Readonly<
  Record<StaffMatter, (of: Omit<StaffNotice, "matter">) => Words>
> = {
  second_plan: ({ userId, subscriptionId }) =>
    mail(
      "one person, two plans",
      `The payment service has a second plan with a card for the person ${userId}: ${subscriptionId}.`,
      "Nothing here ends it by itself. Please end the one that is not wanted on the payment service's own page, and give back what was paid twice.",
    ),
  paid_beside_place: ({ userId, subscriptionId }) =>
    mail(
      "a month paid beside a family plan",
      `The person ${userId} has a place in a family plan and paid for a plan of their own besides: ${subscriptionId}.`,
      "It is cancelled and is not charged again. Please judge, on the payment service's own page, whether the month is to be given back.",
    ),
};
