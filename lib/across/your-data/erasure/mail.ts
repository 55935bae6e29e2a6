import { HELD_DAYS } from "@/lib/core/consent/leaving/constants";
import { fullDay } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";

interface Words {
  readonly subject: string;
  readonly text: string;
}

const SUBJECT = `Your ${PRODUCT.adult} account`;

const about = (subject: string, ...parts: readonly string[]): Words => ({
  subject,
  text: `${["Hello,", ...parts, PRODUCT.adult].join("\n\n")}\n`,
});

const mail = (...parts: readonly string[]): Words => about(SUBJECT, ...parts);

/**
 * A promise the operator must keep (docs/security.md). docs/runbook-breach.md explains how ("After
 * a restore").
 */
const COPIES =
  "Backups kept for emergencies are gone after 35 days. If we ever had to use one, we'd erase the account from it again.";

interface Erased {
  readonly at: Date;
  readonly requestId: string;
  readonly why: "self" | "guardian" | "unanswered";
}

const WHY = {
  self: "As you asked, we erased your account",
  guardian: "As your parent or guardian asked, or you did, we erased your account",
  unanswered: "No parent or guardian said yes in time, so as we told you, we erased your account",
} as const;

/**
 * The receipt of an erasure: what was erased, what the law requires us to keep, and that nothing
 * more is charged. A backup of the whole database also contains the key until it's discarded, and
 * the receipt says when that is.
 */
export const erasedMail = ({ at, requestId, why }: Erased): Words =>
  mail(
    `${WHY[why]} on ${fullDay(at, "UTC")} (UTC), with everything you wrote in it. The key that opened it is destroyed, too.`,
    COPIES,
    "If you had a plan, it has ended, and you won't be charged again. Invoices stay with the payment service as long as accounting law requires.",
    `Receipt number: ${requestId}`,
    "You're welcome back at any time, with a fresh start.",
  );

/** `isPlanCancelled`: the user's own plan was cancelled along with it. */
export const scheduledMail = ({
  eraseAfter,
  isPlanCancelled,
  isMinor,
  appUrl,
}: {
  eraseAfter: Date;
  isPlanCancelled: boolean;
  isMinor: boolean;
  appUrl: string;
}): Words =>
  mail(
    `As you asked, your account and everything you wrote in it will be erased on ${fullDay(eraseAfter, "UTC")} (UTC).`,
    // Every minor is told this, so a delay doesn't reveal an open incident (decision 0049).
    ...(isMinor ? [`It can take up to ${HELD_DAYS} more days until everything is gone.`] : []),
    ...(isPlanCancelled ? ["Your plan is canceled, and you won't be charged again."] : []),
    `Until then, everything stays as it is. If you change your mind, sign in at ${appUrl} before that day and choose to keep your account.`,
    "If you didn't ask for this, please do that now.",
  );

export const keptMail = ({ appUrl }: { appUrl: string }): Words =>
  mail(
    "Your account stays. It won't be erased.",
    `If your plan was canceled, it's still canceled. You can undo that at ${appUrl}/subscribe while it runs.`,
  );

const CHILD_SUBJECT = `A message for you from ${PRODUCT.adult}`;
const nameOf = (firstName: string | null): string => firstName ?? "your child";

interface ChildErasure {
  readonly eraseAfter: Date;
  readonly appUrl: string;
}

/**
 * Sent to the child, in words for their age. Every family is told that it can take longer, so a
 * delay doesn't reveal an open incident (decision 0049).
 */
export const childErasureMail = ({ eraseAfter, appUrl }: ChildErasure): Words =>
  about(
    CHILD_SUBJECT,
    `Your grown-up asked us to delete your ${PRODUCT.child} account. It goes away on ${fullDay(eraseAfter, "UTC")}. It can take up to ${HELD_DAYS} more days until it's all gone.`,
    "Until then, everything you said and felt is still there for you. You did nothing wrong. If you want to stay, tell a grown-up you trust, at home, at school, or at the doctor's.",
    `You can see it here: ${appUrl}/family`,
    "If you don't feel safe, you can get help at any hour. In the US, call or text 988. If someone hurts you, call Childhelp at 1-800-422-4453. If you're in danger, call 911.",
  );

export const parentErasureMail = ({
  eraseAfter,
  firstName,
  appUrl,
}: ChildErasure & { firstName: string | null }): Words =>
  about(
    CHILD_SUBJECT,
    `As you asked, ${nameOf(firstName)}'s account and everything in it will be erased on ${fullDay(eraseAfter, "UTC")} (UTC). It can take up to ${HELD_DAYS} more days until everything is gone. We've told them, too.`,
    `If you change your mind before that day, or if you didn't ask for this, sign in and cancel it: ${appUrl}/family`,
  );

interface Kept {
  /** The child's own request, which stays after the parent's is cancelled. */
  readonly eraseAfter: Date | null;
  readonly appUrl: string;
}

export const parentKeptMail = ({
  eraseAfter,
  firstName,
}: Kept & { firstName: string | null }): Words =>
  about(
    CHILD_SUBJECT,
    eraseAfter
      ? `You canceled the deletion of ${nameOf(firstName)}'s account. They asked for it, too, so it will still be erased on ${fullDay(eraseAfter, "UTC")} (UTC). They can cancel that.`
      : `We're keeping ${nameOf(firstName)}'s account. It won't be erased.`,
  );

/** Sent to the child, in words for their age. */
export const childKeptMail = ({ eraseAfter, appUrl }: Kept): Words =>
  eraseAfter
    ? about(
        CHILD_SUBJECT,
        "Your grown-up doesn't want to delete your account anymore.",
        `You asked for it, too. So it still goes away on ${fullDay(eraseAfter, "UTC")}. If you want to stay, you can stop it here: ${appUrl}`,
      )
    : about(CHILD_SUBJECT, "Your account stays. Nothing is deleted.");

export const childErasedMail = ({
  firstName,
  at,
  requestId,
}: {
  firstName: string | null;
  at: Date;
  requestId: string;
}): Words =>
  about(
    CHILD_SUBJECT,
    `As you asked, or your child did, we erased ${nameOf(firstName)}'s account on ${fullDay(at, "UTC")} (UTC), with everything in it. The key that opened it is destroyed, too.`,
    COPIES,
    `Receipt number: ${requestId}`,
  );
