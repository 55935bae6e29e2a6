import { PRODUCT } from "@/lib/shared/product";

interface Words {
  readonly subject: string;
  readonly text: string;
}

const paragraphs = (...parts: readonly string[]): string => `${parts.join("\n\n")}\n`;

/**
 * Says who is inviting and what to do, but not why: others may read the mail over the person's
 * shoulder, and it ends up in many places. The inviter's own words stay behind the sign-in.
 */
export const invitationMail = ({
  firstName,
  link,
  lifeDays,
}: {
  firstName: string | null;
  link: string;
  lifeDays: number;
}): Words => ({
  subject: `A message for you from ${PRODUCT.adult}`,
  text: paragraphs(
    "Hello,",
    `${firstName?.replace(/\s+/g, " ").trim().slice(0, 40) || "Someone who knows you"} has invited you to share a space on ${PRODUCT.adult}.`,
    "To see the invitation, open this link and sign in with the e-mail address this was sent to:",
    link,
    `The link works for ${lifeDays} days. You decide whether to accept. Nothing is shared until you do.`,
    "If you don't know who this is, or you don't want this, you don't have to do anything. The invitation will expire on its own.",
    PRODUCT.adult,
  ),
});
