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
    13: "Then you don't need a yes from your grown-up. They can't change it to no, and they can't delete your account: that's up to you. They still see the same page about you that you see, until you are 18.",
    18: "Then your account is all yours. Your parent or guardian no longer sees a page about you, and we delete their address. The app switches to its words for adults.",
  },
  parent: {
    13: "From then on, we don't need your consent, and it can't be withdrawn. They decide whether to delete the account. You still see your family page until they're 18, and they see the same page.",
    18: "From then on, your family page about them closes, and we erase your address. What they do here is up to them.",
  },
} as const;

/** The outcome of a parent's request to delete the account. */
const WISH = {
  child: ({ eraseAfter }: EndedWish, appUrl: string) =>
    eraseAfter
      ? `Your grown-up had asked us to delete your account. That doesn't count anymore. You asked for it too, so we still delete it on ${fullDay(eraseAfter, "UTC")}. It can take up to ${HELD_DAYS} more days until it's all gone. You can stop it here: ${appUrl}`
      : `Your grown-up had asked us to delete your account. Now only you can decide that, so your account stays. If you want us to delete it, you can tell us here: ${appUrl}/account`,
  parent: () =>
    "You had asked us to delete the account. That's now their decision, so your request has ended. They know that you asked.",
} as const;

/**
 * After a parent says "13 or older", the young person can correct their age once, to between 13 and
 * 17. Both sides are told.
 */
const OPEN_YEARS = {
  child: (appUrl: string) =>
    `Are you older than 13? Then you can enter your age one time here: ${appUrl}/onboarding. We'll tell your grown-up, too.`,
  parent: () =>
    "If they're older than 13, they can enter their age once, up to 17. Then the day they turn 18 comes sooner, and we'll tell you.",
} as const;

const CORRECTED = {
  child: (years: number) => `You told us that you are ${years}.`,
  parent: (years: number, who: string) =>
    `You told us that ${who} is 13 or older. They've now entered their age: ${years}.`,
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
        ? `As far as we know, ${who} ${turns} ${border} by ${day}.`
        : `As of today, we know that ${who} ${to === "child" ? "are" : "is"} ${border}.`,
      WHAT[to][border],
      ...(endedWish ? [WISH[to](endedWish, appUrl)] : []),
      ...(years === "open" ? [OPEN_YEARS[to](appUrl)] : []),
      ...(to === "child" || on || border !== ADULT_AGE
        ? [`You can take a look here: ${page}`]
        : []),
      "Is the age wrong? Please reply to this e-mail or write to us.",
      PRODUCT.adult,
    ].join("\n\n")}\n`,
  };
}
