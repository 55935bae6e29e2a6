import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { textOf, textsFor } from "../protocol/speak";
import { US } from "../united-states/contacts";
import type { StepTexts } from "./schema";

const hearers = SPOKEN_LANGUAGES.flatMap((language) => AGE_GROUPS.map((audience) => ({ language, audience })));
type Hearer = (typeof hearers)[number];

/** Every text by its id, as spoken. */
function textsOf(hearer: Hearer): [id: string, text: string][] {
  const { talk, steps, moments } = textsFor(hearer);
  const ids = [...idsIn(talk, "talk"), ...idsIn(steps, "steps"), ...idsIn(moments, "moments")];
  return ids.map((id) => [id, textOf({ id }, hearer)]);
}

function idsIn(texts: object, path: string): string[] {
  return Object.entries(texts).flatMap(([key, found]: [string, unknown]) =>
    typeof found === "object" && found !== null ? idsIn(found, `${path}.${key}`) : [`${path}.${key}`],
  );
}

const QUESTION = /[?？؟]/;
const QUESTIONS = /[?？؟]/g;

/** A trusted grown-up, who has to be named in a child's first guidance. */
const GROWN_UP: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /grown-up|adult/i,
  es: /adult/i,
  fr: /adulte/i,
  de: /erwachsen/i,
  zh: /大人/,
  ar: /كبير|بالغ|الكبار/,
  hi: /बड़/,
};
/** Parents and guardians, who are never the ones to tell if home may be the danger. */
const PARENTS: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /\b(?:parents?|mom|mum|dad|mother|father|guardians?)\b/i,
  es: /\b(?:padres?|mam[áa]|pap[áa]|madre|tutor)/i,
  fr: /\b(?:parents?|maman|papa|mère|père|tuteur)/i,
  de: /\b(?:eltern|mama|papa|mutter|vater|vormund)/i,
  zh: /父母|爸|妈|监护/,
  ar: /(?<!\p{L})(?:ال)?والد|(?<!\p{L})(?:أمك|أبيك|ماما|بابا)(?!\p{L})|ولي أمر/u,
  hi: /माता|पिता|मम्मी|पापा|अभिभावक|माँ|मां/,
};
const PRAISE: Readonly<Record<SpokenLanguage, RegExp>> = {
  en: /\b(?:brave|great job|well done|proud|amazing|awesome|good job|wonderful|fantastic)\b/i,
  es: /valiente|bien hecho|orgullos|genial|maravillos/i,
  fr: /courageu|bravo|bien joué|fièr|formidable|super\b/i,
  de: /\b(?:mutig|tapfer|gut gemacht|stolz|toll|großartig|super)\b/i,
  zh: /勇敢|真棒|做得好|骄傲|厉害/,
  ar: /شجاع|أحسنت|فخور|رائع/,
  hi: /बहादुर|शाबाश|गर्व|बहुत बढ़िया/,
};

/** Counts the ways of reaching someone that a text names: call, text, chat, emergency. */
function optionsIn(text: string): number {
  const { violence, childAbuse, sexualViolence } = US;
  const harm = [violence.number, violence.text.number, "thehotline.org", childAbuse.number, sexualViolence.number];
  const ways = [US.call.number, US.text.number, "988lifeline.org", US.emergency.number, ...harm];
  return ways.filter((way) => text.replaceAll("988lifeline.org", "988lifeline.org ").includes(way)).length;
}
const withoutChat = (text: string): string => text.replace(/988lifeline\.org\/chat/g, "");

describe("the authored crisis texts", () => {
  it.each(hearers)("CRIS-16 R-18 $language $audience: filled in, calm, without praise", (hearer) => {
    for (const [id, text] of textsOf(hearer)) {
      expect([id, text]).toEqual([id, expect.not.stringMatching(/[{}!！¡]|\p{Extended_Pictographic}|undefined/u)]);
      expect([id, text]).toEqual([id, expect.not.stringMatching(PRAISE[hearer.language])]);
      expect([id, text.trim()]).toEqual([id, text]);
    }
  });

  it.each(hearers)("R-18 $language $audience: at most three ways to reach somebody in one text", (hearer) => {
    for (const [id, text] of textsOf(hearer)) expect([id, optionsIn(text) <= 3]).toEqual([id, true]);
  });

  it.each(hearers)("$language $audience: no sentence stands in two places", (hearer) => {
    const texts = textsOf(hearer).map(([, text]) => text);
    expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
  });

  it.each(hearers)("$language $audience: names no number that is not in contacts.ts", (hearer) => {
    const { violence, childAbuse, sexualViolence } = US;
    const known: ReadonlySet<string> = new Set([
      US.call.number,
      US.text.number,
      US.emergency.number,
      violence.text.number,
    ]);
    const long = [violence, childAbuse, sexualViolence].map(({ number }) => number);
    for (const [id, text] of textsOf(hearer)) {
      const rest = long.reduce((left, number) => left.replaceAll(number, ""), withoutChat(text));
      const numbers = (rest.match(/\d{3,}/g) ?? []).filter((number) => !known.has(number));
      expect([id, numbers]).toEqual([id, []]);
    }
  });

  it.each(hearers)("CRIS-14 $language $audience: first guidance and immediate danger name live help", (hearer) => {
    const { now, lines, stillNow } = textsFor(hearer).steps;
    const { eatingNow, ifNow } = textsFor(hearer).moments;
    for (const text of [...Object.values(now), ...Object.values(ifNow), eatingNow])
      expect(text).toContain("{emergency}");
    for (const text of [...lines, ...stillNow]) expect(text).toMatch(/\{(?:call|emergency)\}/);
    expect(lines[0]).toMatch(/\{call\}.*\{keyword\}.*\{text\}|\{call\}.*\{text\}.*\{keyword\}/s);
    expect(lines[0]).toContain("988lifeline.org/chat");
  });

  const MOVES = [
    "askSuicide",
    "askNear",
    "askSoft",
    "plan",
    "intent",
    "means",
    "time",
    "meansAway",
    "barrierAsk",
    "coping",
    "safetyPlan",
    "hurt",
    "helped",
    "urge",
    "wound",
    "dangerAsk",
    "abuseAsk",
    "voicesAsk",
    "bodyAsk",
    "eatingAsk",
    "friendAsk",
    "backCheck",
  ] as const satisfies readonly (keyof StepTexts)[];

  it.each(hearers)("$language $audience: what asks, asks one question", (hearer) => {
    const { steps } = textsFor(hearer);
    for (const move of MOVES) {
      for (const text of steps[move]) expect([move, text.match(QUESTIONS)?.length]).toEqual([move, 1]);
    }
  });

  it.each(hearers)("R-18 $language $audience: speaks about suicide in plain words and never of a way", (hearer) => {
    const { steps } = textsFor(hearer);
    for (const text of [...steps.plan, ...steps.means, ...steps.time, ...steps.intent]) expect(text).toMatch(QUESTION);
    for (const [id, text] of textsOf(hearer)) expect([id, WAYS.test(text)]).toEqual([id, false]);
  });

  it.each(SPOKEN_LANGUAGES)("%s: a child is pointed to a trusted adult in the first guidance", (language) => {
    const { steps } = textsFor({ language, audience: "child" });
    for (const text of [steps.person[0], steps.safePerson[0], steps.now.self, steps.now.body, steps.now.abuse]) {
      expect(text).toMatch(GROWN_UP[language]);
    }
  });

  it.each(hearers)("CRIS-16 $language $audience: in abuse no parent or guardian is the one to tell", (hearer) => {
    const { steps } = textsFor(hearer);
    const told = [...steps.abuse, ...steps.abuseAsk, ...steps.safePerson, steps.now.abuse];
    for (const text of told) expect(text).not.toMatch(PARENTS[hearer.language]);
  });

  it.each(hearers)("$language $audience: rests on a named source and claims no review", (hearer) => {
    const { sources, reviewedBy } = textsFor(hearer);
    expect(sources.length).toBeGreaterThan(2);
    expect(reviewedBy).toBeNull();
  });

  it.each(SPOKEN_LANGUAGES)("%s: has words of its own, and other ones for children", (language) => {
    const adult = new Map(textsOf({ language, audience: "adult" }));
    const english = new Map(textsOf({ language: "en", audience: "adult" }));
    const child = textsOf({ language, audience: "child" }).filter(([id]) => !id.startsWith("talk.chips"));
    const shared = child.filter(([id, text]) => adult.get(id) === text);
    expect(shared.length).toBeLessThan(child.length / 5);
    if (language === "en") return;
    const borrowed = [...adult].filter(([id, text]) => !id.startsWith("talk.chips") && english.get(id) === text);
    expect(borrowed).toEqual([]);
  });
});

/** Ways to die or to get hurt, in the languages' plainest nouns. */
const WAYS =
  /\b(?:rope|gun|pills?|knife|razor|bridge|hang(?:ing)?(?! up)|jump(?:ing)?|overdose|soga|pistola|pastillas|cuchillo|navaja|puente|corde|pistolet|couteau|rasoir|pont|strick|pistole|tabletten|messer|rasierklinge|brücke)\b|绳|枪|药片|刀|桥|跳楼|حبل|مسدس|حبوب|سكين|جسر|रस्सी|बंदूक|गोलियाँ|चाकू|(?<!\p{L})पुल(?![\p{L}\p{M}])/iu;
