import { fullDay } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";

interface Words {
  readonly subject: string;
  readonly text: string;
}

const SUBJECT = `Your ${PRODUCT.adult} account`;

const mail = (...parts: readonly string[]): Words => ({
  subject: SUBJECT,
  text: `${["Hello,", ...parts, PRODUCT.adult].join("\n\n")}\n`,
});

/**
 * The receipt of an erasure: what went, what the law keeps, and that nothing is charged. Of backups it promises nothing: one
 * of the whole database holds the key as well, until it is thrown away.
 */
export const erasedMail = ({ at, requestId }: { at: Date; requestId: string }): Words =>
  mail(
    `As you asked, your account was erased on ${fullDay(at, "UTC")} (UTC), with everything that you wrote in it. The key that locked it is destroyed with it.`,
    "If you had a plan, it has ended and nothing more will be charged. Invoices stay with the payment service for as long as the law on accounting says.",
    `Number of this receipt: ${requestId}`,
    "You are welcome to come back at any time; it would be a new beginning.",
  );

/** `isPlanCancelled`: a plan of their own was cancelled with it. */
export const scheduledMail = ({
  eraseAfter,
  isPlanCancelled,
  appUrl,
}: {
  eraseAfter: Date;
  isPlanCancelled: boolean;
  appUrl: string;
}): Words =>
  mail(
    `As you asked, your account and everything that you wrote in it will be erased on ${fullDay(eraseAfter, "UTC")} (UTC).`,
    ...(isPlanCancelled ? ["Your plan is cancelled, and nothing more will be charged."] : []),
    `Until then everything is as it was. If you change your mind, sign in on ${appUrl} before that day and choose to keep your account.`,
    "If it was not you who asked, please do that now.",
  );

export const keptMail = ({ appUrl }: { appUrl: string }): Words =>
  mail(
    "Your account stays: it will not be erased.",
    `If a plan of yours was cancelled, it is cancelled still. You can take that back on ${appUrl}/subscribe while it runs.`,
  );
