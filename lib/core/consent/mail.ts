import { fullDay } from "@/lib/shared/dates";
import { PRODUCT } from "@/lib/shared/product";
import { HELD_DAYS } from "./leaving/constants";

interface Words {
  readonly subject: string;
  readonly text: string;
}

const paragraphs = (...parts: readonly string[]): string => `${parts.join("\n\n")}\n`;
const childOr = (firstName: string | null): string => firstName ?? "Your child";

/**
 * Neutral on a lock screen: the subject names only the sender (contract 8, "Abuse" and "Consent").
 */
const SUBJECT = `A message for you from ${PRODUCT.adult}`;

interface ConsentRequest {
  readonly firstName: string | null;
  readonly link: string;
  readonly lifeDays: number;
  /**
   * When the account is erased without a yes. Null after an earlier yes, because then waiting
   * erases nothing.
   */
  readonly endsAt: Date | null;
  readonly isReminder: boolean;
  readonly familyPage: string;
}

export const consentRequestMail = ({
  firstName,
  link,
  lifeDays,
  ...standing
}: ConsentRequest): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    `${childOr(firstName)} would like to use ${PRODUCT.child} and named you as a parent or guardian. ` +
      "Children under 13 need your consent first.",
    `${keptMeanwhile(standing)} Please read what ${PRODUCT.child} is and choose here:`,
    link,
    `The link works for ${lifeDays} days. To agree, sign in with this e-mail address. To say no, you only need the link.`,
    withoutAnswer(standing),
    "If they're 13 or older and the age they gave is wrong, you can tell us there. Then we don't need your consent.",
    "If you don't know this child, choose “This is not my child” on that page. We'll erase your address right away.",
    PRODUCT.adult,
  ),
});

type Standing = Pick<ConsentRequest, "endsAt" | "isReminder" | "familyPage">;

const keptMeanwhile = ({ endsAt }: Standing): string =>
  endsAt
    ? "Until you answer, we keep only the account, the age and this address."
    : "You agreed once and then withdrew your consent. Until you answer, nothing new is stored.";

function withoutAnswer({ endsAt, isReminder, familyPage }: Standing): string {
  if (!endsAt)
    return `What was stored under your first consent is kept until you ask us to delete it: ${familyPage}`;
  const gone = `the account and your address are erased on ${fullDay(endsAt, "UTC")} (UTC). It can take up to ${HELD_DAYS} more days until everything is gone.`;
  return isReminder
    ? `We wrote to you before and haven't had an answer yet. Without one, ${gone}`
    : `If you don't agree, ${gone}`;
}

/** Describes a guardian's view of a minor's account. Every mail and page uses this wording. */
const SHOWS =
  "It shows which days your child uses it and for how long, moods they choose to show you, and whether we helped with " +
  "a safety concern. It doesn't show what they write. Your child sees the same page.";

export const parentNoticeMail = ({
  firstName,
  appUrl,
  notMine,
}: {
  readonly firstName: string | null;
  readonly appUrl: string;
  readonly notMine: string;
}): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    `${childOr(firstName)} has set up an account with ${PRODUCT.child} and named you as a parent or guardian.`,
    `${PRODUCT.child} is a place to talk with an AI guide and keep track of feelings. It isn't a doctor or an ` +
      "emergency service. What a teenager writes there stays with them. You can ask them about it at home.",
    `When you sign in with this address, you have a page of your own: ${appUrl}/family. ${SHOWS}`,
    `How we treat young people's data: ${appUrl}/privacy. What happens when someone may be in danger: ${appUrl}/safety`,
    `If you don't know this young person, tell us here and we'll erase your address right away: ${notMine}`,
    PRODUCT.adult,
  ),
});

/**
 * Says that there's a concern and what to do, but never what was written, because the child may
 * also read this mail.
 */
export const guardianNoticeMail = ({
  firstName,
  appUrl,
}: {
  firstName: string | null;
  appUrl: string;
}): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    `Something that ${firstName ?? "your child"} wrote in ${PRODUCT.child} made us think they may not be safe or may be very ` +
      "upset. A computer noticed it and can be wrong. Your child was shown ways to get help right away.",
    "What helps now: go to your child, stay with them, and ask calmly and directly how they are and whether they are " +
      "thinking about hurting themselves. Asking won't put the idea in a child's head. Listen first. No one is in trouble.",
    "In danger right now? Call 911 or your local emergency number. In the US, you can call or text 988 at any hour. Parents " +
      "can, too. Elsewhere: https://findahelpline.com",
    `Keep medicines and anything dangerous out of reach tonight. More: ${appUrl}/safety`,
    PRODUCT.adult,
  ),
});

interface Receipt {
  readonly firstName: string | null;
  readonly link: string;
  readonly familyPage: string;
}

export const consentReceiptMail = ({ firstName, link, familyPage }: Receipt): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    `Thank you. You agreed that ${firstName ?? "your child"} can use ${PRODUCT.child}.`,
    `When you sign in with this address, you have a page of your own: ${familyPage}. ${SHOWS}`,
    "You can withdraw your consent there or here at any time. After that, nothing new is stored:",
    link,
    "If you weren't the one who agreed, please withdraw it there now.",
    PRODUCT.adult,
  ),
});

export const consentWithdrawnMail = ({
  firstName,
  page,
}: {
  firstName: string | null;
  page: string;
}): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    `You withdrew your consent for ${firstName ?? "your child"}. From now on, nothing new is stored. Crisis help stays open, and we keep a short note if it's used.`,
    "What was stored before is kept, encrypted. You can have the account and everything in it deleted:",
    page,
    "If you change your mind, or if you weren't the one who withdrew it, you can give your consent again on the same page.",
    PRODUCT.adult,
  ),
});

/** Sent to the child or teenager, in words for their age. */
export const checkAddressMail = ({ appUrl }: { appUrl: string }): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    "We wrote to the grown-up you named. That e-mail went to someone who doesn't know you. It's an easy mistake, and you did nothing wrong. We don't keep that address.",
    `Please check the address with your parent or guardian, and type it in again: ${appUrl}/onboarding`,
    PRODUCT.child,
  ),
});

/** Sent to the child who is waiting for a yes. */
export const waitingEndsMail = ({ endsAt, appUrl }: { endsAt: Date; appUrl: string }): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    `Your grown-up hasn't answered our e-mail yet. We can keep your account until ${fullDay(endsAt, "UTC")}. After that, we delete it. It can take up to ${HELD_DAYS} more days until it's all gone. You can start again at any time.`,
    `Ask them to check their e-mail. If the address or your age isn't right, you can find out what to do here: ${appUrl}`,
    PRODUCT.child,
  ),
});
