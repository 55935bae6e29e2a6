import type { EndedWish } from "@/lib/core/consent/leaving/end-parents-wish";
import { ADULT_AGE } from "@/lib/shared/audience";
import { fullDay } from "@/lib/shared/dates";
import type { AgeThreshold } from "@/lib/shared/growing";
import { PRODUCT } from "@/lib/shared/product";
import { HELD_DAYS } from "../leaving/constants";

/**
 * `open`: they can still state their exact age. A number: they just stated it. `said`: their age
 * isn't in question.
 */
export type Years = number | "open" | "said";

interface Words {
  readonly border: AgeThreshold;
  /** The latest day they can reach it. Null if they already have. */
  readonly on: Date | null;
  readonly firstName: string | null;
  readonly appUrl: string;
  /** Set if a parent had asked to erase the account, which is no longer theirs to decide. */
  readonly endedWish: EndedWish | null;
  readonly years: Years;
}

const WHAT = {
  child: {
    13: "You do not need a yes from your grown-up then. They can not take it back, and they can not delete your account: that is up to you. They still see the same page about you as you do, till you are 18.",
    18: "Your account is all yours then. Your parent or guardian sees no page about you any more, and we delete their address. The words here become those for adults.",
  },
  parent: {
    13: "From then on no yes of yours is needed, and none can be taken back. Whether the account is deleted is theirs to decide. You still see your family page until they are 18, and they see the same.",
    18: "From then on your family page about them ends, and we erase your address. What they do here is theirs alone.",
  },
} as const;

/** The outcome of a parent's request to delete the account. */
const WISH = {
  child: ({ eraseAfter }: EndedWish, appUrl: string) =>
    eraseAfter
      ? `Your grown-up had asked us to delete your account. That does not count any more. You asked for it too, so it still goes away on ${fullDay(eraseAfter, "UTC")}. It can take up to ${HELD_DAYS} more days until it's all gone. You can stop it here: ${appUrl}`
      : `Your grown-up had asked us to delete your account. Now only you can decide that, so your account stays. If you want it to go, you can say so here: ${appUrl}/account`,
  parent: () =>
    "You had asked for the account to be deleted. Whether it is, is theirs to decide now, so your request has ended. They know that you had asked.",
} as const;

/**
 * After a parent says "13 or older", the young person can correct their age once, to between 13 and
 * 17. Both sides are told.
 */
const OPEN_YEARS = {
  child: (appUrl: string) =>
    `Are you older than 13? Then put in your age one time here: ${appUrl}/onboarding. We tell your grown-up too.`,
  parent: () =>
    "If they are older than 13, they can put in their age once, up to 17. The day on which they turn 18 comes sooner then, and we tell you.",
} as const;

const CORRECTED = {
  child: (years: number) => `You told us that you are ${years}.`,
  parent: (years: number, who: string) =>
    `You told us that ${who} is 13 or older. They have put in their age now: ${years}.`,
} as const;

/** The subject is neutral, as in all family mails (contract 8). */
export function growingMail(
  to: "child" | "parent",
  { border, on, firstName, appUrl, endedWish, years }: Words,
) {
  const who = to === "child" ? "you" : (firstName ?? "your child");
  const turns = to === "child" ? "turn" : "turns";
  const day = on && fullDay(on, "UTC");
  const page = border === ADULT_AGE && !on ? `${appUrl}/account` : `${appUrl}/family`;
  return {
    subject: `A message for you from ${PRODUCT.adult}`,
    text: `${[
      "Hello,",
      ...(typeof years === "number" ? [CORRECTED[to](years, who)] : []),
      day
        ? `By what we were told, ${who} ${turns} ${border} on ${day} or before.`
        : `From today on we know that ${who} ${to === "child" ? "are" : "is"} ${border}.`,
      WHAT[to][border],
      ...(endedWish ? [WISH[to](endedWish, appUrl)] : []),
      ...(years === "open" ? [OPEN_YEARS[to](appUrl)] : []),
      ...(to === "child" || on || border !== ADULT_AGE ? [`Here you can look: ${page}`] : []),
      "Is the age wrong? Please answer this mail or write to us.",
      PRODUCT.adult,
    ].join("\n\n")}\n`,
  };
}
