import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { type CrisisKind, KINDS, SEVERITIES, type Severity } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { US } from "../united-states/contacts";
import { protocolReply } from "./protocol-reply";
import type { ProtocolState } from "./state";
import type { Hearer, ProtocolAnswer } from "./types";

const kinds = KINDS.filter((kind): kind is CrisisKind => kind !== "none");
const severities = SEVERITIES.filter((severity): severity is Exclude<Severity, "none"> => severity !== "none");
const everyKind = SPOKEN_LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).flatMap((audience) => kinds.map((kind) => ({ language, audience, kind }))),
);

/** English is understood alongside every language, so one set of answers exercises all of them. */
const SAID = [
  ...["yes", "no", "I don't know", "maybe", "ok", "…", "not very", "7", "lol", "asdf", "thanks", "bye"],
  ...["I'm so sad", "nobody cares", "I can't go on", "there's no point", "I'm worthless", "my dog died"],
  ...["my sister is nice", "my sister is here now", "my brother is in the next room", "I called 988", "nobody is here"],
  ...[
    "they would lock me up",
    "I'm a burden to them",
    "my mom would be mad",
    "I don't want to call",
    "what do I even say",
  ],
  ...[
    "tonight",
    "it's in the drawer",
    "I put it in the closet",
    "I locked it away",
    "I've made up my mind",
    "it got worse",
  ],
  ...[
    "I feel calmer",
    "I'm fine",
    "are you a bot?",
    "will you call the police?",
    "you can't tell anyone",
    "leave me alone",
  ],
  ...[
    "can we talk about something else",
    "just kidding",
    "how many pills to die",
    "fuck you",
    "I climbed onto the roof",
  ],
  ...["I went back in", "we were at the lake and he told everybody about it", "she isn't answering", "it was my fault"],
] as const;
const TURNS = 30;
/**
 * Once everything has been said, the oldest text repeats, with at least this many answers in
 * between.
 */
const APART = 6;

const found = (kind: CrisisKind, severity: Severity): Finding => ({
  ...NOTHING_FOUND,
  crisis: true,
  concern: "clear",
  kind,
  severity,
  evidence: ["test.rule"],
});

function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

interface Turn {
  readonly says: string;
  readonly answer: ProtocolAnswer | null;
}

function walk(hearer: Hearer, first: Finding, roll: (most: number) => number): Turn[] {
  let state: ProtocolState | null = null;
  let guided = 0;
  return Array.from({ length: TURNS }, (_, at) => {
    const says = at === 0 ? "…" : (SAID[roll(SAID.length)] ?? "");
    const finding = at === 0 ? first : NOTHING_FOUND;
    const answer: ProtocolAnswer | null = protocolReply({ state, finding, text: says, hearer, guided });
    guided = answer ? 0 : guided + 1;
    state = answer?.state ?? state;
    return { says, answer };
  });
}

const names = (text: string, line: { readonly number: string }): boolean =>
  new RegExp(`(?<!\\d)${line.number}(?!\\d)`).test(text);
const HARM_LINES = [US.violence, US.violence.text, US.childAbuse, US.sexualViolence];
const namesHelp = (text: string): boolean => [US.emergency, US.call, ...HARM_LINES].some((line) => names(text, line));

/**
 * Words no answer may contain, by language: other words for a method, a diagnosis, praise, or a
 * request to promise something.
 */
const NEVER: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /\b(?:promise me|you must promise|you have (?:depression|bipolar|ptsd)|don't do anything|selfish|calm down)\b/i,
  es: /prométeme|tienes (?:depresión|trastorno)|egoísta|cálmate/i,
  fr: /promets-moi|promettez-moi|vous avez une dépression|égoïste|calme-toi|calmez-vous/i,
  de: /versprich mir|versprechen sie mir|(?:du hast|sie haben) eine depression|egoistisch|beruhig/i,
  zh: /答应我|向我保证|你得了|自私|冷静点/,
  ar: /(?<!\p{L})(?:عدني|أوعدني)|لديك اكتئاب|أناني/u,
  hi: /वादा करो|वादा कीजिए|आपको डिप्रेशन है|स्वार्थी/,
};

/**
 * Lists the general rules that an answer breaks. It checks tens of thousands of answers, so one
 * matcher covers all the rules.
 */
function wrongWith(spoken: readonly string[], at: number, language: SpokenLanguage): string[] {
  const text = spoken[at] ?? "";
  const again = spoken.indexOf(text, at + 1);
  const wrong = {
    "cries out, or holds what is no text": /[!！¡{}]|\p{Extended_Pictographic}|undefined/u.test(text),
    "says what nobody should hear": NEVER[language].test(text),
    "asks more than two things": (text.match(/[?？؟]/g)?.length ?? 0) > 2,
    "names the text line twice": (text.match(/741741/g)?.length ?? 0) > 1,
    "comes again too soon": again >= 0 && again - at < APART,
  };
  return Object.entries(wrong).flatMap(([what, is]) => (is ? [`${what}: ${text}`] : []));
}

describe("thirty answers, whatever they are", () => {
  it.each(everyKind)("CRIS-16 R-18 $language $audience $kind keeps to the rules", ({ kind, ...hearer }) => {
    const roll = dice(kinds.indexOf(kind) * 31 + hearer.language.charCodeAt(1) + hearer.audience.length);
    for (const severity of severities) {
      const turns = walk(hearer, found(kind, severity), roll);
      const spoken = turns.flatMap(({ answer }) => (answer ? [answer.text] : []));
      expect(turns[0]?.answer).not.toBeNull();
      expect(spoken.flatMap((_, at) => wrongWith(spoken, at, hearer.language))).toEqual([]);
    }
  });

  it.each(everyKind)(
    "CRIS-14 R-20 $language $audience $kind, immediate: never silent, and live help in any three answers",
    ({ kind, ...hearer }) => {
      const roll = dice(kinds.indexOf(kind) * 57 + hearer.language.charCodeAt(0));
      const turns = walk(hearer, found(kind, "imminent"), roll);
      expect(names(turns[0]?.answer?.text ?? "", US.emergency)).toBe(true);
      const until = turns.findIndex(({ answer }) => answer?.state.phase !== "care");
      const urgent = turns.slice(0, until < 0 ? TURNS : until);
      for (let at = 0; at + 3 <= urgent.length; at += 1) {
        const three = urgent.slice(at, at + 3).map(({ answer }) => answer?.text ?? "");
        expect([at, three, three.some(namesHelp)]).toEqual([at, three, true]);
      }
    },
  );

  it.each(everyKind)(
    "R-20 $language $audience $kind: who comes back after the end is heard again",
    ({ kind, ...hearer }) => {
      const calm = Array.from({ length: TURNS }, () => "okay, I feel calmer");
      let state: ProtocolState | null = null;
      let guided = 0;
      for (const text of calm) {
        const finding = state ? NOTHING_FOUND : found(kind, "low");
        const answer: ProtocolAnswer | null = protocolReply({ state, finding, text, hearer, guided });
        guided = answer ? 0 : guided + 1;
        state = answer?.state ?? state;
      }
      expect(state?.phase).toBe("rest");
      const again = protocolReply({ state, finding: found(kind, "high"), text: "…", hearer, guided });
      expect(again?.state.phase).toBe("care");
      expect(namesHelp(again?.text ?? "")).toBe(true);
    },
  );
});

describe("what the first answer holds", () => {
  const cells = everyKind.flatMap((cell) => severities.map((severity) => ({ ...cell, severity })));

  it.each(cells)("CRIS-14 CRIS-16 $language $audience $kind $severity", ({ kind, severity, ...hearer }) => {
    const answer = protocolReply({ state: null, finding: found(kind, severity), text: "…", hearer });
    const { text = "", state } = answer ?? {};
    const used = new Set(state?.used);
    expect(namesHelp(text)).toBe(true);
    const urgent = kind === "medical" || severity === "imminent";
    const people = ["person.0", "safePerson.0", "moments.friendPerson"].some((id) => used.has(id));
    expect(urgent ? names(text, US.emergency) : people).toBe(true);
    if (kind === "abuse") expect(used.has("person.0")).toBe(false);
    expect(state?.asked).toBeDefined();
    expect(text.match(/[?？؟]/g)?.length).toBe(1);
    const ways = [US.call, US.text, US.emergency, ...HARM_LINES].filter((line) => names(text, line)).length;
    const chat = ["988lifeline.org", "thehotline.org"].filter((place) => text.includes(place)).length;
    expect(ways + chat).toBeLessThanOrEqual(urgent || kind === "self_harm" ? 4 : 3);
  });
});
