import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import * as arAdultSteps from "./ar/adult-steps";
import * as arAdultTalk from "./ar/adult-talk";
import * as arChildSteps from "./ar/child-steps";
import * as arChildTalk from "./ar/child-talk";
import * as deAdultSteps from "./de/adult-steps";
import * as deAdultTalk from "./de/adult-talk";
import * as deChildSteps from "./de/child-steps";
import * as deChildTalk from "./de/child-talk";
import * as arEchoes from "./echoes/ar";
import * as deEchoes from "./echoes/de";
import * as enEchoes from "./echoes/en";
import * as esEchoes from "./echoes/es";
import * as frEchoes from "./echoes/fr";
import * as hiEchoes from "./echoes/hi";
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
import * as frAdultSteps from "./fr/adult-steps";
import * as frAdultTalk from "./fr/adult-talk";
import * as frChildSteps from "./fr/child-steps";
import * as frChildTalk from "./fr/child-talk";
import * as arFurther from "./further/ar";
import * as deFurther from "./further/de";
import * as enFurther from "./further/en";
import * as esFurther from "./further/es";
import * as frFurther from "./further/fr";
import * as hiFurther from "./further/hi";
import type { FurtherTexts } from "./further/shape";
import * as zhFurther from "./further/zh";
import * as hiAdultSteps from "./hi/adult-steps";
import * as hiAdultTalk from "./hi/adult-talk";
import * as hiChildSteps from "./hi/child-steps";
import * as hiChildTalk from "./hi/child-talk";
import { MOMENTS } from "./moments/all";
import type { Moments } from "./moments/shape";
import { type ReplyTexts, type StepTexts, type TalkTexts, WORDING_SOURCE } from "./texts";
import * as zhAdultSteps from "./zh/adult-steps";
import * as zhAdultTalk from "./zh/adult-talk";
import * as zhChildSteps from "./zh/child-steps";
import * as zhChildTalk from "./zh/child-talk";

type Written = Readonly<Record<Audience, { readonly talk: TalkTexts; readonly steps: StepTexts }>>;
type ByAudience = Readonly<Record<Audience, ReplyTexts>>;

interface Beside {
  readonly echoes: Readonly<Record<Audience, EchoTexts>>;
  readonly further: Readonly<Record<Audience, FurtherTexts>>;
  readonly moments: Moments;
}

function both(written: Written, { echoes, further, moments }: Beside): ByAudience {
  const of = (audience: Audience): ReplyTexts => ({
    source: WORDING_SOURCE[audience],
    reviewedBy: null,
    talk: written[audience].talk,
    steps: { ...written[audience].steps, ...further[audience].steps },
    echo: { ...echoes[audience], ...further[audience].echo, ...moments[audience] },
  });
  return { adult: of("adult"), child: of("child") };
}

const en = both(
  { adult: { ...enAdultTalk, ...enAdultSteps }, child: { ...enChildTalk, ...enChildSteps } },
  { echoes: enEchoes, further: enFurther, moments: MOMENTS.en },
);
const es = both(
  { adult: { ...esAdultTalk, ...esAdultSteps }, child: { ...esChildTalk, ...esChildSteps } },
  { echoes: esEchoes, further: esFurther, moments: MOMENTS.es },
);
const fr = both(
  { adult: { ...frAdultTalk, ...frAdultSteps }, child: { ...frChildTalk, ...frChildSteps } },
  { echoes: frEchoes, further: frFurther, moments: MOMENTS.fr },
);
const de = both(
  { adult: { ...deAdultTalk, ...deAdultSteps }, child: { ...deChildTalk, ...deChildSteps } },
  { echoes: deEchoes, further: deFurther, moments: MOMENTS.de },
);
const zh = both(
  { adult: { ...zhAdultTalk, ...zhAdultSteps }, child: { ...zhChildTalk, ...zhChildSteps } },
  { echoes: zhEchoes, further: zhFurther, moments: MOMENTS.zh },
);
const ar = both(
  { adult: { ...arAdultTalk, ...arAdultSteps }, child: { ...arChildTalk, ...arChildSteps } },
  { echoes: arEchoes, further: arFurther, moments: MOMENTS.ar },
);
const hi = both(
  { adult: { ...hiAdultTalk, ...hiAdultSteps }, child: { ...hiChildTalk, ...hiChildSteps } },
  { echoes: hiEchoes, further: hiFurther, moments: MOMENTS.hi },
);

/** Every authored crisis text. */
export const REPLIES: Readonly<Record<SpokenLanguage, ByAudience>> = { en, es, fr, de, zh, ar, hi };
