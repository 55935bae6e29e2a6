import { fullDay } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";
import type { Months } from "./constants";

interface Announced {
  readonly months: Months;
  readonly effectiveFrom: Date;
  readonly appUrl: string;
}

/** Says what will happen and how to stop it, but not what the product is about. */
export const retentionMail = ({
  months,
  effectiveFrom,
  appUrl,
}: Announced): { subject: string; text: string } => ({
  subject: `Your ${PRODUCT.adult} account`,
  text: `${[
    "Hello,",
    `Your account is now set to keep entries of one kind for ${months} months. From ${fullDay(effectiveFrom, "UTC")} (UTC) on, older ones are deleted and can't be brought back.`,
    `Until then, nothing is deleted. To undo this, or to see what it's about, open ${appUrl}/account.`,
    "If you didn't set this, please undo it.",
    PRODUCT.adult,
  ].join("\n\n")}\n`,
});
