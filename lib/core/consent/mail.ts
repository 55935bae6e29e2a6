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
    `${childOr(firstName)} would like to use ${PRODUCT.child} and gave this address as that of a parent or guardian. ` +
      "Children under 13 need your yes first.",
    `${keptMeanwhile(standing)} Please read what ${PRODUCT.child} is and choose here:`,
    link,
    `The link works for ${lifeDays} days. To agree you sign in with this e-mail address; to say no you only need the link.`,
    withoutAnswer(standing),
    "If they are 13 or older, and the age that they gave is wrong, you can say so there: no yes is needed then.",
    "If you do not know this child, choose “This is not my child” on that page: we then erase your address at once.",
    PRODUCT.adult,
  ),
});

type Standing = Pick<ConsentRequest, "endsAt" | "isReminder" | "familyPage">;

const keptMeanwhile = ({ endsAt }: Standing): string =>
  endsAt
    ? "Until you answer we keep only the account, the age and this address."
    : "You agreed once, and took it back. Until you answer, nothing new is stored.";

function withoutAnswer({ endsAt, isReminder, familyPage }: Standing): string {
  if (!endsAt)
    return `What was stored under your first yes is kept until you have it deleted: ${familyPage}`;
  const gone = `the account and your address are erased on ${fullDay(endsAt, "UTC")} (UTC). It can take up to ${HELD_DAYS} more days until everything is gone.`;
  return isReminder
    ? `We wrote to you before and have no answer yet. Without one, ${gone}`
    : `Without a yes, ${gone}`;
}

/** Describes a guardian's view of a minor's account. Every mail and page uses this wording. */
const SHOWS =
  "It shows on which days it is used and for how long, moods that your child chooses to show you, and whether we helped with " +
  "a safety concern. It does not show what they write. Your child sees the same page.";

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
    `${childOr(firstName)} has set up an account with ${PRODUCT.child} and gave this address as that of a parent or guardian.`,
    `${PRODUCT.child} is a place to talk with an AI guide and to keep track of feelings. It is not a doctor and not an ` +
      "emergency service. What a teenager writes there stays with them; you may ask about it at home.",
    `Signed in with this address you have a page: ${appUrl}/family. ${SHOWS}`,
    `How we treat young people's data: ${appUrl}/privacy. What happens when somebody may be in danger: ${appUrl}/safety`,
    `If you do not know this young person, tell us here and we erase your address at once: ${notMine}`,
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
    `Something that ${firstName ?? "your child"} wrote in ${PRODUCT.child} made us think that they may not be safe or may be very ` +
      "upset. A computer noticed it and can be wrong. Your child was shown ways to get help at once.",
    "What helps now: go to your child, stay with them, and ask calmly and directly how they are and whether they are " +
      "thinking about hurting themselves. Asking does not put the idea into a child's head. Listen first; nobody is in trouble.",
    "In danger right now: call 911 or your local emergency number. In the US you can call or text 988 at any hour, also as a " +
      "parent. Elsewhere: https://findahelpline.com",
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
    `Thank you. You agreed that ${firstName ?? "your child"} may use ${PRODUCT.child}.`,
    `Signed in with this address you have a page: ${familyPage}. ${SHOWS}`,
    "You can take your yes back there or here at any time. Nothing new is stored from then on:",
    link,
    "If it was not you who agreed, please take it back there now.",
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
    `You took back your yes for ${firstName ?? "your child"}. From now on nothing new is stored. Crisis help stays open, and a short note of it is kept.`,
    "What was stored before is kept, encrypted. You can have the account and all of it deleted:",
    page,
    "If you change your mind, or if it was not you who took it back, you can give your yes again on the same page.",
    PRODUCT.adult,
  ),
});

/** Sent to the child or teenager, in words for their age. */
export const checkAddressMail = ({ appUrl }: { appUrl: string }): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    "We wrote to the grown-up you named. That mail went to someone who does not know you. It is an easy slip, and you did nothing wrong. We do not keep that address.",
    `Please look at the address with your parent or guardian, and put it in once more: ${appUrl}/onboarding`,
    PRODUCT.child,
  ),
});

/** Sent to the child who is waiting for a yes. */
export const waitingEndsMail = ({ endsAt, appUrl }: { endsAt: Date; appUrl: string }): Words => ({
  subject: SUBJECT,
  text: paragraphs(
    "Hello,",
    `Your grown-up has not answered our e-mail yet. We can keep your place till ${fullDay(endsAt, "UTC")}. After that we delete it. It can take up to ${HELD_DAYS} more days until it's all gone. You can start again at any time.`,
    `Ask them to look at their mail. If the address or your age is not right, you can read here what to do: ${appUrl}`,
    PRODUCT.child,
  ),
});
