import { fullMoment } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";

/**
 * Tells the account's owner, so no one else can download it unnoticed. The mail doesn't say what
 * the file contains.
 */
export const downloadedMail = ({
  at,
  appUrl,
}: {
  at: Date;
  appUrl: string;
}): { subject: string; text: string } => ({
  subject: `Your ${PRODUCT.adult} account`,
  text: `${[
    "Hello,",
    `A copy of the data in your account was downloaded on ${fullMoment(at, "UTC")} (UTC).`,
    `If it wasn't you, sign out on the device that was used, and change the password of the account you use to sign in at ${appUrl}.`,
    PRODUCT.adult,
  ].join("\n\n")}\n`,
});
