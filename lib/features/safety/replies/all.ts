import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import * as enEchoes from "./echoes/en";
import * as esEchoes from "./echoes/es";
import type { EchoTexts } from "./echoes/shape";
import * as zhEchoes from "./echoes/zh";
import * as enAdultSteps from "./en/adult-steps";
import * as enAdultTalk from "./en/adult-talk";
import * as enChildSteps from "./en/child-steps";
import * as enChildTalk from "./en/child-talk";
import * as esAdultSteps from "./es/adult-steps";
import * as esAdultTalk from "./es/adult-talk";
import * as esChildSteps from "./es/child-steps";
import * as esChildTalk from "./es/child-talk";
import { type ReplyTexts, type StepTexts, type TalkTexts, WORDING_SOURCE } from "./texts";
import * as zhAdultSteps from "./zh/adult-steps";
import * as zhAdultTalk from "./zh/adult-talk";
import * as zhChildSteps from "./zh/child-steps";
import * as zhChildTalk from "./zh/child-talk";

type Written = Readonly<Record<Audience, { readonly talk: TalkTexts; readonly steps: StepTexts }>>;
type ByAudience = Readonly<Record<Audience, ReplyTexts>>;

function both(written: Written, echoes: Readonly<Record<Audience, EchoTexts>>): ByAudience {
  const of = (audience: Audience): ReplyTexts => ({
    source: WORDING_SOURCE[audience],
    reviewedBy: null,
    ...written[audience],
    echo: echoes[audience],
  });
  return { adult: of("adult"), child: of("child") };
}

const en = both({ adult: { ...enAdultTalk, ...enAdultSteps }, child: { ...enChildTalk, ...enChildSteps } }, enEchoes);
const es = both({ adult: { ...esAdultTalk, ...esAdultSteps }, child: { ...esChildTalk, ...esChildSteps } }, esEchoes);
const zh = both({ adult: { ...zhAdultTalk, ...zhAdultSteps }, child: { ...zhChildTalk, ...zhChildSteps } }, zhEchoes);

/** Every authored crisis text. */
export const REPLIES: Readonly<Record<SpokenLanguage, ByAudience>> = { en, es, fr: en, de: en, zh, ar: en, hi: en };

/** Languages with texts of their own in {@link REPLIES}. */
export const OWN_TEXTS: ReadonlySet<SpokenLanguage> = new Set(["en", "es", "zh"] as const);
