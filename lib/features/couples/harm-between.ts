import { worstOf } from "@/lib/crisis/compare-findings";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";

const YOU = "\\byou(?:'ve)?(?: (?:just|also|again|already|once|even|always|both))?";
const I_WILL = "\\bi(?:'ll| will| am going to|'m going to|'m gonna)";
const THREATEN = "(?:threatened|threaten|keep threatening)";
const AFRAID = "\\b(?:scared|afraid|frightened|terrified)";

const oneOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));

/** The most common ways to say it in the other six languages: blows, fear and threats to life. */
const BLOWS = oneOf(
  "\\bme (?:has )?(?:pegaste|pegado|golpeaste|golpeado|abofeteaste|abofeteado)\\b(?! (?:un susto|tu |la |el ))",
  "\\btu m'as (?:frapp|gifl|étrangl|battu(?!e? (?:à|au|aux)))",
  "\\bdu hast mich (?:(?!im |beim )\\w+ ){0,2}(?:geschlagen|gewürgt|geohrfeigt|getreten|verprügelt)",
  "你(?:又|经常|总是)?打(?:了|过)?我(?!电话|的)|你掐我",
  "ضربتني|خنقتني",
  "(?:तुमने|आपने) मुझे (?:मारा|पीटा|थप्पड़)",
);
const FEARS = oneOf(
  "\\b(?:te tengo (?:\\w+ )?miedo|tengo (?:\\w+ )?miedo de ti\\b|me das miedo)",
  "\\bj'ai (?:\\w+ )?peur de toi\\b",
  "\\bich habe? (?:\\w+ )?angst vor dir\\b",
  "(?:أخاف|اخاف|خائفة|خائف) منك",
  "मुझे (?:तुमसे|आपसे) डर लगता",
);
const THREATS = oneOf(
  "\\bte voy a matar\\b",
  "\\bje vais te tuer\\b",
  "\\bich bring(?:e|) dich um\\b",
  "我(?:会|要)杀了你",
  "سأقتلك|راح اقتلك",
  "मैं (?:तुम्हें|तुझे|आपको) मार (?:डालूँगा|डालूंगा|दूँगा|दूंगा|डालूँगी|डालूंगी)",
);

/** "If you leave me, I will find you": said to keep someone from going. */
const CONDITION = `\\bif you (?:ever |dare to |try to )*(?:leave|go|walk out|run)(?: (?:me|away|again|out that door))*,? (?:then )?${I_WILL}`;
const TO_KEEP = oneOf(
  `${CONDITION} (?:(?:find|hunt|hurt|harm|kill|ruin) you|make you (?:regret|pay|suffer))\\b`,
  "\\bif you (?:ever |dare to |try to )*(?:leave|go|walk out|run)(?: (?:me|away|again))*,? (?:then )?you(?:'ll| will) (?:regret it|be sorry|pay|never see the (?:kids|children))\\b",
  `${I_WILL} make you (?:regret|pay for|suffer)\\b`,
  "\\bsi me dejas,? (?:te (?:vas a arrepentir|voy a encontrar|encontraré|haré daño)|te arrepentirás|lo vas a pagar)",
  "\\bsi tu me quittes,? (?:tu (?:vas )?(?:le )?regrett|je te (?:retrouverai|ferai (?:du )?mal))",
  "\\bwenn du (?:mich verlässt|gehst),? (?:finde ich dich|tue ich dir (?:was|weh)|wirst du es bereuen|bereust du es)",
  "你(?:敢|要是|如果)离开我.{0,6}(?:找到你|后悔|杀|不放过)",
  "(?:إذا|اذا|لو) (?:تركتني|تركتيني|رحلت).{0,6}(?:ستندم|سأجدك|راح تندم|سأؤذيك)",
  "अगर (?:तुम|तू) मुझे छोड़(?:ा|ोगे|ोगी|कर गए|कर गई).{0,20}(?:पछता|ढूँढ|ढूंढ|मार)",
);

type Told = Pick<Finding, "kind" | "severity"> & {
  readonly name: string;
  readonly says: RegExp;
  /** True for acts that no guide could have committed. */
  readonly bodily?: true;
};

const HARM: readonly Told[] = [
  {
    name: "abuse.severe",
    kind: "abuse",
    severity: "high",
    bodily: true,
    says: oneOf(`${YOU} (?:choked?|strangled?|raped?) me\\b`),
  },
  {
    name: "abuse.severe",
    kind: "abuse",
    severity: "high",
    says: oneOf(
      `${YOU} ${THREATEN} to (?:kill|shoot|stab)\\b`,
      "\\byou (?:said|told me|say)(?: that)? you(?:'d| would|'ll| will) kill me\\b",
    ),
  },
  {
    name: "abuse.violence",
    kind: "abuse",
    severity: "moderate",
    bodily: true,
    says: oneOf(
      `${YOU} (?:hit|punch(?:ed)?|slap(?:ped)?|shoved?) me\\b(?! (?:up|off|with (?:this|that|it|the (?:news|bill|question))))`,
      `${YOU} kick(?:ed)? me\\b(?! out)`,
      `${YOU} beat(?:en)? me\\b(?! (?:at|to|in|by|there|here|again at))`,
      `${YOU} push(?:ed)? me (?:down|over|onto|against|into (?:the|a)|to the (?:floor|ground|wall))\\b`,
      `${YOU} thr(?:ew|ow|own) (?:\\w+ ){1,3}at me\\b`,
    ),
  },
  {
    name: "abuse.violence",
    kind: "abuse",
    severity: "moderate",
    says: oneOf(
      `${YOU} ${THREATEN} (?:me\\b|to (?:hurt|hit|beat|leak|post|take the (?:kids|children)))`,
      `${AFRAID} of you\\b(?! (?:not|no|ever|and me)\\b| (?!hurting|hitting|shouting|yelling|screaming|drinking)\\w+ing\\b)`,
      `${AFRAID} (?:that )?you(?:'ll| will| might| may| could| would)(?: \\w+)? (?:hit|kill|choke|beat) `,
    ),
  },
  {
    name: "harm.intent",
    kind: "harm_to_others",
    severity: "high",
    says: oneOf(`${I_WILL} (?:kill|choke|strangle|stab|shoot) you\\b(?! at\\b)`),
  },
  {
    name: "abuse.violence",
    kind: "abuse",
    severity: "moderate",
    bodily: true,
    says: BLOWS,
  },
  {
    name: "abuse.violence",
    kind: "abuse",
    severity: "moderate",
    says: FEARS,
  },
  {
    name: "harm.intent",
    kind: "harm_to_others",
    severity: "high",
    says: THREATS,
  },
  {
    name: "harm.intent",
    kind: "harm_to_others",
    severity: "moderate",
    says: TO_KEEP,
  },
  {
    name: "harm.intent",
    kind: "harm_to_others",
    severity: "moderate",
    says: oneOf(
      `${I_WILL} (?:hit|punch|slap) you\\b(?! (?:up|back)\\b)`,
      `${I_WILL} (?:beat you up|hurt you if)\\b`,
      "\\bi (?:just |also )?(?:hit|slapped|punched|choked|shoved|kicked) you\\b(?! up\\b)",
    ),
  },
];

/**
 * In a couples conversation, "you" is the partner who does harm or is threatened. Everywhere else
 * "you" is the guide, so the detector only looks for "he", "she" and "my partner"; "you hit me"
 * here is "he hit me" there. English is covered at length, but only with plain words for hands,
 * threats and fear, since "you hurt me" and "you pushed me away" come up in every such
 * conversation.
 */
export const harmBetween = (content: string): Finding => harmIn(content, HARM);

/**
 * Does the same for a private message to the guide. "You" means the guide there, but a guide never
 * hit or choked anyone, so "you hit me last year" still means the partner. Fear and threats may be
 * aimed at the guide, so they're left to the detector.
 */
export const blowsInPrivate = (content: string): Finding =>
  harmIn(
    content,
    HARM.filter(({ bodily }) => bodily),
  );

function harmIn(content: string, among: readonly Told[]): Finding {
  const text = content.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  const told = among.filter(({ says }) => says.test(text));
  return told.length === 0
    ? NOTHING_FOUND
    : worstOf(
        told.map(({ name, kind, severity }) => ({
          crisis: true,
          concern: "clear",
          kind,
          severity,
          evidence: [name],
        })),
      );
}
