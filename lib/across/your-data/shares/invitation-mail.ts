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
    "To see who's asking and to answer, open this link:",
    link,
    "You can decline there without an account. To accept, sign in with the email address this message was sent to.",
    `You have ${lifeDays} days to answer. You decide whether to accept, and you can stop at any time.`,
    "If you don't know who this is, or don't want it, you don't have to do anything. The invitation expires on its own.",
    PRODUCT.adult,
  ),
});
