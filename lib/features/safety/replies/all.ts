import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import * as enAdultSteps from "./en/adult-steps";
import * as enAdultTalk from "./en/adult-talk";
import * as enChildSteps from "./en/child-steps";
import * as enChildTalk from "./en/child-talk";
import { type ReplyTexts, type StepTexts, type TalkTexts, WORDING_SOURCE } from "./texts";

const of = (audience: Audience, talk: TalkTexts, steps: StepTexts): ReplyTexts => ({
  source: WORDING_SOURCE[audience],
  reviewedBy: null,
  talk,
  steps,
});

const en = {
  adult: of("adult", enAdultTalk.talk, enAdultSteps.steps),
  child: of("child", enChildTalk.talk, enChildSteps.steps),
};

/** Every authored crisis text. */
export const REPLIES: Readonly<Record<SpokenLanguage, Readonly<Record<Audience, ReplyTexts>>>> = {
  en,
  es: en,
  fr: en,
  de: en,
  zh: en,
  ar: en,
  hi: en,
};

/** Languages with texts of their own in {@link REPLIES}. */
export const OWN_TEXTS: ReadonlySet<SpokenLanguage> = new Set(["en"] as const);
