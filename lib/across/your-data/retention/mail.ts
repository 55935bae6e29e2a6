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
    `On your account it was set that entries of one kind are kept for ${months} months. From ${fullDay(effectiveFrom, "UTC")} (UTC) on, older ones are deleted, and cannot be brought back.`,
    `Until then nothing is deleted. To take it back, or to see what it is about, open ${appUrl}/account.`,
    "If it was not you who set this, please take it back.",
    PRODUCT.adult,
  ].join("\n\n")}\n`,
});
