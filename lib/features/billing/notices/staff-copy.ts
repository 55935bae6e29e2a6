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
      `The payment service has a second plan with a card for person ${userId}: ${subscriptionId}.`,
      "Nothing here ends it automatically. Please end the unwanted plan on the payment service's own page, and refund what was paid twice.",
    ),
  paid_beside_place: ({ userId, subscriptionId }) =>
    mail(
      "a month paid on top of a family plan",
      `Person ${userId} has a place in a family plan and also paid for their own plan: ${subscriptionId}.`,
      "It's canceled and won't be charged again. Please decide, on the payment service's own page, whether to refund the month.",
    ),
};
