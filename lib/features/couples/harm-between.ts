import { type Finding, NOTHING_FOUND } from "@/lib/features/safety/types";
import { worstOf } from "@/lib/features/safety/worst-of";

const YOU = "\\byou(?:'ve)?(?: (?:just|also|again|already|once|even|always|both))?";
const I_WILL = "\\bi(?:'ll| will| am going to|'m going to|'m gonna)";
const THREATEN = "(?:threatened|threaten|keep threatening)";
const AFRAID = "\\b(?:scared|afraid|frightened|terrified)";

const oneOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join("|"));

/** The commonest ways to say it in the other six languages; blows, fear, and a threat to life. */
const BLOWS = oneOf(
  "\\bme (?:has )?(?:pegaste|pegado|golpeaste|golpeado|abofeteaste|abofeteado)\\b(?! (?:un susto|tu |la |el ))",
  "\\b(?:te tengo (?:\\w+ )?miedo|tengo (?:\\w+ )?miedo de ti\\b|me das miedo)",
  "\\btu m'as (?:frapp|gifl|étrangl|battu(?!e? (?:à|au|aux)))",
  "\\bj'ai (?:\\w+ )?peur de toi\\b",
  "\\bdu hast mich (?:(?!im |beim )\\w+ ){0,2}(?:geschlagen|gewürgt|geohrfeigt|getreten|verprügelt)",
  "\\bich habe? (?:\\w+ )?angst vor dir\\b",
  "你(?:又|经常|总是)?打(?:了|过)?我(?!电话|的)|你掐我",
  "ضربتني|خنقتني|(?:أخاف|اخاف|خائفة|خائف) منك",
  "(?:तुमने|आपने) मुझे (?:मारा|पीटा|थप्पड़)|मुझे (?:तुमसे|आपसे) डर लगता",
);
const THREATS = oneOf(
  "\\bte voy a matar\\b",
  "\\bje vais te tuer\\b",
  "\\bich bring(?:e|) dich um\\b",
  "我(?:会|要)杀了你",
  "سأقتلك|راح اقتلك",
  "मैं (?:तुम्हें|तुझे|आपको) मार (?:डालूँगा|डालूंगा|दूँगा|दूंगा|डालूँगी|डालूंगी)",
);

type Told = Pick<Finding, "kind" | "severity"> & { readonly name: string; readonly says: RegExp };

const HARM: readonly Told[] = [
  {
    name: "abuse.severe",
    kind: "abuse",
    severity: "high",
    says: oneOf(
      `${YOU} (?:choked?|strangled?|raped?) me\\b`,
      `${YOU} ${THREATEN} to (?:kill|shoot|stab)\\b`,
      "\\byou (?:said|told me|say)(?: that)? you(?:'d| would|'ll| will) kill me\\b",
    ),
  },
  {
    name: "abuse.violence",
    kind: "abuse",
    severity: "moderate",
    says: oneOf(
      `${YOU} (?:hit|punch(?:ed)?|slap(?:ped)?|shoved?) me\\b(?! (?:up|off|with (?:this|that|it|the (?:news|bill|question))))`,
      `${YOU} kick(?:ed)? me\\b(?! out)`,
      `${YOU} beat(?:en)? me\\b(?! (?:at|to|in|by|there|here|again at))`,
      `${YOU} push(?:ed)? me (?:down|over|onto|against|into (?:the|a)|to the (?:floor|ground|wall))\\b`,
      `${YOU} thr(?:ew|ow|own) (?:\\w+ ){1,3}at me\\b`,
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
    says: BLOWS,
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
    says: oneOf(
      `${I_WILL} (?:hit|punch|slap) you\\b(?! (?:up|back)\\b)`,
      `${I_WILL} (?:beat you up|hurt you if)\\b`,
      "\\bi (?:just |also )?(?:hit|slapped|punched|choked|shoved|kicked) you\\b(?! up\\b)",
    ),
  },
];

/**
 * In a talk of two the one who does harm, or is threatened, is "you". Everywhere else that word means the guide, so the
 * detector looks for "he", "she" and "my partner" alone; here "you hit me" is what "he hit me" is there. English at length; plain
 * words for hands, threats and fear only, since "you hurt me" and "you pushed me away" are what every such talk is about.
 */
export function harmBetween(content: string): Finding {
  const text = content.toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ");
  const told = HARM.filter(({ says }) => says.test(text));
  return told.length === 0
    ? NOTHING_FOUND
    : worstOf(told.map(({ name, kind, severity }) => ({ crisis: true, kind, severity, evidence: [name], spans: [] })));
}
