import { PRODUCT } from "@/lib/shared/product";

/** Sent to the old address, so its holder learns of the change. It doesn't name the new one. */
export const addressChangedMail = ({
  appUrl,
}: {
  appUrl: string;
}): { subject: string; text: string } => ({
  subject: `Your ${PRODUCT.adult} account`,
  text: `${[
    "Hello,",
    "Your sign-in service gave us a new e-mail address for you. From now on, our e-mails go there and not to this one.",
    `If you didn't change it, change your password at the service you sign in with, and write to us: ${appUrl}/privacy`,
    PRODUCT.adult,
  ].join("\n\n")}\n`,
});
