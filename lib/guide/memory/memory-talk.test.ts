import type { Turn } from "@/lib/ports/model";
import { AGE_GROUPS, type AgeGroup } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { answersTo, aTurn, remembered } from "@/tests/fakes/converse";
import { readListening, readMemory, readSkills } from "../content/load";
import { createAuthoredGuide } from "../guide";
import { occasionIn } from "./occasion-in";

const guide = createAuthoredGuide();
/** Written on a Wednesday (tests/fakes/converse.ts); now it's the Sunday after. */
const NOW = new Date("2026-11-22T12:00:00Z");
const TEST = "I have a math test on Friday";

const talk = (said: readonly string[], memory: readonly string[], over: Partial<Turn> = {}) =>
  answersTo(guide, said, { now: NOW, memory: remembered(...memory), ...over });
const greet = async (memory: readonly string[], over: Partial<Turn> = {}) =>
  (await talk(["hi"], memory, over))[0]?.text ?? "";

const { on_day, lately, quoted, helped, not_helped, knows, kinds } = readMemory("en").adult;
const heads = (wordings: readonly string[]) => wordings.map((wording) => wording.split("{")[0] ?? "");
const FOLLOWS_UP = heads([...on_day, ...lately, ...quoted]);
const followsUp = (text = "") => FOLLOWS_UP.some((head) => text.startsWith(head));

const HELLO: Readonly<Record<SpokenLanguage, readonly [hello: string, event: string]>> = {
  en: ["hi", TEST],
  es: ["hola", "Tengo un examen de mate el viernes"],
  fr: ["bonjour", "J'ai un contrôle de maths vendredi"],
  de: ["hallo", "Am Freitag habe ich eine Mathearbeit"],
  zh: ["你好", "我星期五有数学考试"],
  ar: ["مرحبا", "عندي امتحان يوم الجمعة"],
  hi: ["नमस्ते", "शुक्रवार को मेरी परीक्षा है"],
};
const AGES: Readonly<Record<AgeGroup, Pick<Turn, "age" | "audience">>> = {
  adult: { age: 34, audience: "adult" },
  teen: { age: 15, audience: "child" },
  child: { age: 8, audience: "child" },
};

// The first talk of a process loads the reader and the content.
beforeAll(() => greet([]), 60_000);

describe.each(SPOKEN_LANGUAGES)("CHAT-24 a hello in %s", (language) => {
  it.each(AGE_GROUPS)("is met with the event that has passed, on the weekday they named: %s", async (ageGroup) => {
    const [hello, event] = HELLO[language];
    const [answer] = await talk([hello], [event], { language, ...AGES[ageGroup] });
    const words = readMemory(language)[ageGroup].on_day;
    const day = new Intl.DateTimeFormat(language, { weekday: "long" }).format(new Date("2026-11-20T12:00:00Z"));
    const name = occasionIn(event, language, ageGroup) ?? "-";
    expect(words.map((each) => each.replace("{event}", name).replace("{day}", day))).toContain(answer?.text);
  });
});

it("CHAT-24 the item asked about is reported, so that it's asked about once", async () => {
  const memory = remembered(TEST);
  const pieces = [];
  const turn = aTurn({ now: NOW, memory, lines: [{ role: "user", content: "hi" }] });
  for await (const piece of guide.reply(turn, new AbortController().signal)) pieces.push(piece);
  expect(pieces).toContainEqual({ type: "followed_up", item: memory[0]?.id });
  const asked = { memory: memory.map((item) => ({ ...item, isFollowedUp: true })) };
  expect(followsUp(await greet([], asked))).toBe(false);
});

it("CHAT-24 names no weekday where they named none, and quotes where the occasion can't be lifted out", async () => {
  expect(heads(lately).some((head) => head)).toBe(true);
  const tomorrow = await greet(["My job interview is tomorrow"]);
  expect(tomorrow).toContain("your job interview");
  expect(tomorrow).not.toMatch(/Thursday|Friday/);
  expect(await greet(["I'm moving out tomorrow"])).toContain("“I'm moving out tomorrow”");
});

it.each<[string, readonly string[], Partial<Turn>]>([
  ["it isn't over everywhere", [TEST], { now: new Date("2026-11-21T08:00:00Z") }],
  ["it's more than two weeks ago", [TEST], { now: new Date("2026-12-07T12:00:00Z") }],
  ["its day is vague", ["I have a math test soon"], {}],
  ["it's someone else's", ["My daughter has a math test on Friday"], {}],
  ["it's delicate", ["I have a doctor's appointment on Friday because of my drinking"], {}],
  ["a concern may be there", [TEST], { concern: { level: "possible", kind: "medical" } }],
  ["a caring question follows", [TEST], { caring: true }],
  ["a concern was there before", [TEST], { wasDark: true }],
  ["it's trauma work", [TEST], { trauma: { kind: null, approach: "cpt", depth: "steady" } }],
])("CHAT-24 CRIS-16 an event isn't asked about where %s", async (_why, memory, over) => {
  expect(followsUp(await greet(memory, over))).toBe(false);
});

it("CHAT-24 what they bring comes first, and later hellos ask nothing of the kind", async () => {
  const [brought] = await talk(["My boss puts me down in front of everyone"], [TEST]);
  expect(followsUp(brought?.text)).toBe(false);
  const [, later] = await talk(["I feel tired today", "hi"], [TEST]);
  expect(followsUp(later?.text)).toBe(false);
});

const BREATHING = readSkills("en", "adult").find(({ id }) => id === "breathing-space")?.title ?? "-";
const ASKS = ["I'm so stressed and anxious", "what exercise could I try?"];

it("CHAT-24 what didn't help isn't offered again, which is said once, and what helped is preferred", async () => {
  const [, other] = await talk(ASKS, ["Breathing exercises don't help me at all"]);
  const said = not_helped.map((each) => each.replace("{title}", BREATHING));
  expect(said.some((words) => other?.text.startsWith(words))).toBe(true);
  expect(other?.activities).not.toContain(BREATHING);
  const [, same] = await talk(ASKS, ["Slow breathing helps me"]);
  expect(helped.some((words) => same?.text.startsWith(words))).toBe(true);
  const [, plain] = await talk(ASKS, []);
  expect([...helped, ...heads(not_helped)].some((words) => plain?.text.startsWith(words))).toBe(false);
});

it("CHAT-24 CRIS-16 nothing is said of it after a concern, or where memory was brought up before", async () => {
  const memory = ["Slow breathing helps me", TEST];
  const [, afterConcern] = await talk(ASKS, memory, { wasDark: true });
  expect(helped.some((words) => afterConcern?.text.startsWith(words))).toBe(false);
  const [first, , again] = await talk(["hi", ...ASKS], memory);
  expect(followsUp(first?.text)).toBe(true);
  expect(helped.some((words) => again?.text.startsWith(words))).toBe(false);
});

const LIFE = [TEST, "My sister Nora lives in Lisbon", "I work as a baker", "Long walks help me", "Blue is nice"];

it("CHAT-24 'what do you know about me' is answered by kind, in their own words, without what shows a danger", async () => {
  const [answer] = await talk(["What do you know about me?"], [...LIFE, "I live in Boston and I want to kill myself"]);
  expect(knows.some((words) => answer?.text.startsWith(words))).toBe(true);
  const order = [kinds.person, kinds.event, kinds.helped, kinds.about, kinds.other].map(
    (heading) => answer?.text.indexOf(`\n${heading}\n`) ?? -1,
  );
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  expect(order).not.toContain(-1);
  for (const line of LIFE) expect(answer?.text).toContain(`“${line}”`);
  expect(answer?.text).not.toContain("kill");
});

it("CHAT-24 without any memory it stays the card about what's kept", async () => {
  const [answer] = await talk(["What do you know about me?"], []);
  expect(knows.some((words) => answer?.text.startsWith(words))).toBe(false);
});

it("CHAT-24 'what did I tell you about X' keeps to X", async () => {
  const [answer] = await talk(["What did I tell you about my sister?"], LIFE);
  expect(answer?.text).toContain("“My sister Nora lives in Lisbon”");
  expect(answer?.text).not.toContain("baker");
});

it.each(SPOKEN_LANGUAGES)("content/%s/guide/memory.yaml has no wording that another place uses", (language) => {
  for (const ageGroup of AGE_GROUPS) {
    const { kinds: _, ...words } = readMemory(language)[ageGroup];
    const all = Object.values(words).flat();
    expect(new Set(all).size).toBe(all.length);
    const listening = Object.values(readListening(language)[ageGroup]).flat();
    expect(all.filter((wording) => listening.includes(wording))).toEqual([]);
  }
});
