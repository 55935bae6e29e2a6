/**
 * Claims a post may not make (R-13): a cure, a guarantee, a license, a before-and-after, and words
 * that single people out by their health. Sources: FTC Act s. 5 and the Health Products Compliance
 * Guidance (2022); the platforms' rules on personal attributes; CA AB 489, IL HB 1806 and NV AB 406
 * on AI and licenses. When in doubt, it flags the text for another human look.
 */
const CLAIM_KINDS = [
  "cure",
  "guarantee",
  "licensure",
  "beforeAfter",
  "healthTargeting",
  "unread",
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

export interface ClaimFinding {
  readonly kind: ClaimKind;
  /** The exact words from the text. */
  readonly words: string;
  /** The field the text is in. */
  readonly path: string;
}

const CONDITIONS =
  "depress(?:ion|ed|ive)|anxiety|anxious|panic|ptsd|cptsd|trauma(?:tized|tised)?|adhd|autis(?:m|tic)|bipolar|ocd|schizophreni[ac]|eating disorders?|anorexi[ac]|bulimi[ac]|addict(?:ion|ed)?|alcoholi(?:sm|c)|self-harm|suicidal|borderline|burn-?out|insomnia|grie(?:f|ving)|mental illness|mental health (?:problem|condition|issue|disorder)s?";
const PROFESSIONS =
  "therapists?|counsell?ors?|psychologists?|psychiatrists?|psychotherapists?|doctors?|physicians?|clinicians?|social workers?|nurses?|therapy|counsell?ing|medication|treatment";

const NUMBERS =
  "\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|twenty[- ]one|thirty|forty|sixty|ninety|(?:a )?(?:few|couple of)|several";
const DAYS = "(?:days?|nights?|weeks?|months?)";
/** A promised deadline: "in seven days", "within just 2 weeks", "after only a few sessions". */
const TERM = `(?:in|within|after|under) (?:just |only |as little as |less than |under )?(?:the next )?(?:${NUMBERS})[- ]?(?:short |easy |quick |simple )?(?:minutes?|hours?|sessions?|${DAYS})`;
/** Outcomes that mustn't be promised by a deadline. */
const OUTCOMES =
  "results?|cured|healed|fixed|recovered|relieved|better|happy|happier|happiness|calm|calmer|well|free|confident|yourself again|over it|gone|changed?|transformed|difference|relief|success";

const words = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "giu");

interface Rule {
  readonly kind: ClaimKind;
  readonly pattern: RegExp;
  /** A denial is welcome: "not a cure", "we never promise". */
  readonly mayBeDenied?: true;
}

const denied = (kind: ClaimKind, pattern: string): Rule => ({
  kind,
  pattern: words(pattern),
  mayBeDenied: true,
});
const always = (kind: ClaimKind, pattern: string): Rule => ({ kind, pattern: words(pattern) });

const RULES: readonly Rule[] = [
  denied("cure", "cur(?:es?|ed|ing)|curative|miracles?|remed(?:y|ies)|antidotes?"),
  denied(
    "cure",
    `(?:treat|heal|fix|eliminat|eradicat|revers|banish|erase|end|beat|defeat|conquer|overcom|stop)(?:e?s|ed|ing|e)? (?:your |all |the |my |any |every )?(?:${CONDITIONS})`,
  ),
  denied("cure", `(?:get|getting|got) rid of (?:your |all |the |my |any )?(?:${CONDITIONS})`),
  always(
    "cure",
    `no more (?:${CONDITIONS})|say goodbye to (?:your |all |the |my )?(?:${CONDITIONS})|(?:${CONDITIONS})[- ]free`,
  ),
  denied(
    "cure",
    "full(?:y)? recover(?:y|ed|s)?|heal(?:s|ed)? (?:you|completely|for good)|permanent(?:ly)? (?:relief|gone|free|healed)|(?:gone|free|better|happy|changed) for good|for good(?=\\s*(?:[.!?]|$))",
  ),
  denied(
    "cure",
    "(?:clinically|scientifically|medically) (?:proven|tested|validated)|proven to (?:work|help|reduce|treat|heal)|evidence[- ]proven",
  ),
  denied(
    "guarantee",
    "guarant(?:ee[sd]?|eeing|y|ied)|money[- ]back|risk[- ]free|no[- ]risk|fool-?proof|fail-?safe",
  ),
  denied(
    "guarantee",
    "(?:works?|working) for (?:everyone|everybody|anyone|all)|always works?|never fails?|(?:we|i) promise(?: you)?|promised results?",
  ),
  denied("guarantee", "(?:100|one hundred) ?(?:%|percent|per cent)"),
  denied(
    "guarantee",
    `(?:(?:feel|be|get|sleep) )?(?:${OUTCOMES}) (?:[\\w']+ ){0,3}?(?:${TERM}|overnight)`,
  ),
  denied("guarantee", `${TERM},? (?:you|your|we|it|things|life)\\b[^.!?]{0,40}? (?:${OUTCOMES})`),
  denied(
    "guarantee",
    `(?:in|within|after) (?:just|only|as little as|less than) (?:${NUMBERS})[- ]?${DAYS}`,
  ),
  denied(
    "guarantee",
    `(?:${NUMBERS})[- ]?${DAYS} (?:to (?:a |your |the )?(?:new |more )?(?:${OUTCOMES}|new you)|(?:is|are) all)`,
  ),
  denied(
    "guarantee",
    "instant(?:ly)? (?:relief|calm|results?|happy|better|cure[sd]?)|immediate (?:relief|results?)",
  ),
  denied(
    "licensure",
    `(?:licen[sc]ed|certified|registered|board[- ]certified|accredited|qualified|virtual|digital|ai|online|robot|pocket) (?:${PROFESSIONS})`,
  ),
  denied("licensure", `(?:our|your (?:own|personal|new)) (?:\\w+ )?(?:${PROFESSIONS})`),
  denied(
    "licensure",
    `(?:willow|sage|buddy|it|this|here) is (?:a|an|your) (?:\\w+ )?(?:${PROFESSIONS})`,
  ),
  denied(
    "licensure",
    `(?:as good as|better than|cheaper than|instead of|replaces?|replacing|a replacement for|substitutes? for|an alternative to|no need for) (?:a |an |your |real |seeing a )?(?:human )?(?:${PROFESSIONS})`,
  ),
  denied(
    "licensure",
    "fda|hipaa|soc ?2|medical(?:ly)? (?:approved|device|advice)|(?:doctor|therapist|physician|clinician)s?[- ](?:approved|recommended)|approved by|board[- ]certified",
  ),
  denied(
    "licensure",
    "(?:willow|sage|buddy|we|it|our (?:ai|guide|app)) (?:can )?(?:diagnos(?:es?|ing)|prescrib(?:es?|ing)|treats?|heals?)",
  ),
  always(
    "beforeAfter",
    "before (?:and|&|vs\\.?|versus|/) after(?=\\s*(?:[.!?:,]|$)| (?:photos?|pictures?|pics|stories|results?)(?!\\p{L}))|before/after|then (?:and|vs\\.?) now|my transformation",
  ),
  always(
    "beforeAfter",
    `(?:from|used to be) (?:hopeless|broken|${CONDITIONS})[^.!?\\n]{0,60}(?:to|now|today) (?:\\w+ ){0,3}(?:happy|happier|hopeful|healed|free|calm|confident|thriving|whole|well|better)`,
  ),
  always(
    "beforeAfter",
    "(?:changed|transformed|saved|turned around) (?:my|his|her|their|your) li(?:fe|ves)|life-changing|(?:days?|weeks?|months?|years?) ago (?:i|he|she|they) (?:was|were|could)[^!?\\n]{0,80}(?:now|today)",
  ),
  always(
    "beforeAfter",
    "(?:before|after|since|until|thanks to) (?:i (?:found|used|tried|started) )?willow,? (?:i|he|she|they|my|his|her|their)",
  ),
  always("healthTargeting", `your (?:own |partner's |child's |kid's |teen's )?(?:${CONDITIONS})`),
  always(
    "healthTargeting",
    `(?:are you|you are|you're|if you're|being|is your (?:child|partner|teen)) (?:\\w+ )?(?:${CONDITIONS})`,
  ),
  always(
    "healthTargeting",
    `(?:do |if |when )?you (?:\\w+ )?(?:have|suffer(?:ing)? (?:from|with)|struggl(?:e|ing) with|live with|battle|fight|are diagnosed with) (?:\\w+ )?(?:${CONDITIONS})`,
  ),
  always(
    "healthTargeting",
    `(?:you (?:\\w+ )?(?:feel|felt)|feeling|felt) (?:\\w+ )?(?:${CONDITIONS})`,
  ),
  always("healthTargeting", `(?:${CONDITIONS})(?= ?\\?)`),
  always(
    "healthTargeting",
    `(?:suffering from|struggling with|diagnosed with|living with) (?:${CONDITIONS})`,
  ),
  always(
    "healthTargeting",
    `(?:people|women|men|teens?|students|mothers|mums?|moms|veterans|adults|users|those|patients) (?:who (?:are|have|live|suffer|struggle) (?:with |from )?|with |in )(?:${CONDITIONS})`,
  ),
  always(
    "healthTargeting",
    `(?:tag|share (?:this )?with|send (?:this )?to) (?:a|someone|somebody|your) (?:\\w+ ){0,3}(?:${CONDITIONS})`,
  ),
  // Without accents, because normalization strips them.
  denied("cure", "cura(?:r|mos|do)?|guerit?|guerison|heilt|heilung"),
  denied("guarantee", "garanti(?:a|e|ert|zado|zada|zamos|zar|t|s)?"),
  denied(
    "licensure",
    "terapeutas?|therapeut(?:e|es|in|en)?|psicolog[oa]s?|psycholog(?:ue|ues|in|en)",
  ),
];

/** Hashtags run words together. */
const IN_HASHTAGS: readonly (readonly [ClaimKind, RegExp])[] = [
  ["cure", /cure|healed|nomore(?:anxiety|depression|panic|ptsd)|miracle/i],
  ["guarantee", /guarante|riskfree|moneyback|instantrelief/i],
  ["licensure", /licen[sc]ed|certified|fda|hipaa|aitherap|therapistapproved|doctorapproved/i],
  ["beforeAfter", /beforeand?after|transformation|lifechanging|thenandnow/i],
  ["healthTargeting", new RegExp(`${CONDITIONS.replaceAll(" ", "")}`, "i")],
];

/**
 * A denial directly before the claim: "not a cure", "we cannot promise", "nobody can guarantee".
 * With another word in between, it denies that word instead: "no other app cures", "never regret
 * how it heals".
 */
const DENIAL =
  /(?:^|[^\p{L}])(?:(?:no|not|never|cannot|can't|won't|wouldn't|doesn't|don't|isn't|aren't|without|neither|nor(?: does it| do we| is it)?)(?: (?:a|an|the|any|your|our|be|to|ever|claim|promise|offer|you|real|human))*|(?:nobody|no one|nothing) (?:can|could|may)(?: (?:be|ever|get))*) $/u;

/** Hashtag words that only look like they contain a claim. */
const HARMLESS_IN_HASHTAGS = /secur(?:e|ity)|manicure|pedicure|obscure|hispanic|traumainformed/gi;

/**
 * Everyday words of the languages claims turn up in, rare in English text. Two different ones mean
 * the text isn't English.
 */
const FOREIGN_WORDS = words(
  "nie|wieder|und|nicht|ist|der|das|dein|deine|mit|ohne|fur|keine|sofort|adios|ansiedad|los|las|una|para|con|sin|tu|mas|el|la|les|une|pour|avec|sans|votre|ton|vous|est|plus jamais|agree",
);
const FOREIGN_FROM = 2;

const LOOK_BACK = 60;

/**
 * Normalizes letters for the rules: no hidden characters, no dressed-up alphabets, plain quotes.
 */
const readable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{Cf}\p{M}]/gu, "")
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[‐-―]/g, "-")
    .replace(/\s+/g, " ")
    .replace(SPACED, (word) => word.replace(/[ .*_-]/g, ""));

/** Single letters in a row, as in "c u r e s" or "c.u.r.e.s". */
const SPACED = /(?<!\p{L})(?:\p{L}[ .*_-]){3,}\p{L}(?!\p{L})/gu;

const LETTER_OF: Readonly<Record<string, string>> = {
  0: "o",
  1: "i",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
};

/** Reads "cur3s" as a person would: digits between letters become letters. */
const unfolded = (text: string): string =>
  text.replace(/(?<=\p{L})[013457](?=\p{L})/gu, (digit) => LETTER_OF[digit] ?? digit);

/** The claims in one text, in order. `path` is the field the text is in. */
export function claimsInText(text: string, path: string): ClaimFinding[] {
  const plain = unfolded(readable(text));
  const found = RULES.flatMap(({ kind, pattern, mayBeDenied }) =>
    [...plain.matchAll(pattern)]
      .filter(
        ({ index }) =>
          !mayBeDenied ||
          !DENIAL.test(plain.slice(Math.max(0, index - LOOK_BACK), index).toLowerCase()),
      )
      .map(({ 0: said, index }) => ({ at: index, kind, words: said, path })),
  );
  const foreign = unreadIn(plain);
  const all = foreign
    ? [...found, { at: 0, kind: "unread" as const, words: foreign, path }]
    : found;
  const outermost = all.filter((one) => !all.some((other) => holds(other, one)));
  return distinct(outermost.sort(inOrder).map(({ at: _, ...finding }) => finding));
}

/** In reading order; at the same position, the longer match first. */
const inOrder = (one: Placed, other: Placed): number =>
  one.at - other.at || other.words.length - one.words.length;

interface Placed extends ClaimFinding {
  readonly at: number;
}

/** When two rules of one kind match the same place, only the longer match is reported. */
const holds = (outer: Placed, inner: Placed): boolean =>
  outer.kind === inner.kind &&
  outer.words.length > inner.words.length &&
  outer.at <= inner.at &&
  outer.at + outer.words.length >= inner.at + inner.words.length;

/**
 * The rules only read English in Latin letters, so text in another script, a word mixing scripts,
 * or another language counts as unread. Single foreign characters are decoration.
 */
function unreadIn(text: string): string | null {
  const [run] = text.match(/(?:(?!\p{Script=Latin})\p{L}[\p{M}\s]*){3,}/u) ?? [];
  const mixed = [...text.matchAll(/\p{L}{3,}/gu)]
    .map(([word]) => word)
    .find(
      (word) =>
        /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}|\p{Script=Greek}/u.test(word),
    );
  const foreign = [...text.matchAll(FOREIGN_WORDS)].map(([word]) => word);
  const said =
    new Set(foreign.map((word) => word.toLowerCase())).size >= FOREIGN_FROM
      ? foreign.join(" … ")
      : undefined;
  return (run ?? mixed ?? said)?.trim().slice(0, 40) ?? null;
}

export function claimsInHashtags(hashtags: readonly string[], path: string): ClaimFinding[] {
  return distinct(
    hashtags.flatMap((tag) => {
      const plain = readable(tag).replace(/[_\d]/g, "").replace(HARMLESS_IN_HASHTAGS, " ");
      const found = IN_HASHTAGS.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
      return (unreadIn(plain) ? [...found, "unread" as const] : found).map((kind) => ({
        kind,
        words: `#${tag}`,
        path,
      }));
    }),
  );
}

const distinct = (findings: readonly ClaimFinding[]): ClaimFinding[] => {
  const seen = new Set<string>();
  return findings.filter(({ kind, words: said, path }) => {
    const key = `${kind} ${said.toLowerCase()} ${path}`;
    return !seen.has(key) && seen.add(key);
  });
};

interface Linted {
  readonly title: string;
  readonly content: string;
  readonly hashtags: readonly string[];
  readonly imagePrompt: string | null;
  readonly videoScript: string | null;
}

/** Every claim in a post's text and in its picture and video descriptions. */
export const lintClaims = (post: Linted): ClaimFinding[] => [
  ...claimsInText(post.title, "title"),
  ...claimsInText(post.content, "content"),
  ...claimsInHashtags(post.hashtags, "hashtags"),
  ...claimsInText(post.imagePrompt ?? "", "imagePrompt"),
  ...claimsInText(post.videoScript ?? "", "videoScript"),
];

/** A target audience that names a condition selects people by their health. */
const AUDIENCE = words(
  `${CONDITIONS}|diagnos(?:is|ed)|patients?|symptoms?|medications?|in crisis|vulnerable|lonely|bereaved`,
);

export const lintAudience = (text: string, path: string): ClaimFinding[] =>
  distinct(
    [...readable(text).matchAll(AUDIENCE)].map(({ 0: said }) => ({
      kind: "healthTargeting",
      words: said,
      path,
    })),
  );
