import { PRODUCT } from "@/lib/shared/product";

interface Words {
  readonly subject: string;
  readonly text: string;
}

const paragraphs = (...parts: readonly string[]): string => `${parts.join("\n\n")}\n`;

/**
 * Says who's asking and what to do, but not what it's about, because others may read a mail and
 * copies of it end up in many places.
 */
export const shareInvitationMail = (name: string, link: string, lifeDays: number): Words => ({
  subject: `A message for you from ${PRODUCT.adult}`,
  text: paragraphs(
    "Hello,",
    `${name.slice(0, 60)} would like to share something with you on ${PRODUCT.adult}.`,
    "To see who asks you and to answer, open this address:",
    link,
    "You can say no there without an account. To accept, sign in with the e-mail address that this mail was sent to.",
    `You have ${lifeDays} days to answer. You decide whether to accept, and you can stop at any time.`,
    "If you do not know who this is, or do not want it, you need not do anything: the invitation ends by itself.",
    PRODUCT.adult,
  ),
});
