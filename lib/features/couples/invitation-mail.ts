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
    `${firstName?.replace(/\s+/g, " ").trim().slice(0, 40) || "Somebody who knows you"} invites you to share a space on ${PRODUCT.adult}.`,
    "To see the invitation, open this address and sign in with the e-mail address that this mail was sent to:",
    link,
    `It works for ${lifeDays} days. You decide whether to accept. Nothing is shared before you do.`,
    "If you do not know who this is, or do not want it, you need not do anything: the invitation ends by itself.",
    PRODUCT.adult,
  ),
});
