import type { TraumaApproach, TraumaWork, TurnLine } from "@/lib/ports/model";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { collect, userTurn } from "@/tests/fakes/converse";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { readSkills, readTrauma } from "../content/load";
import { createAuthoredGuide } from "../guide";

beforeAll(readerLoaded, 60_000);

async function talk(part: Partial<TraumaWork>, said: readonly string[], language: SpokenLanguage = "en") {
  const trauma: TraumaWork = { kind: "childhood", approach: "tf_cbt", depth: "meaning", ...part };
  const guide = createAuthoredGuide();
  const lines: TurnLine[] = [];
  const answers: string[] = [];
  for (const content of said) {
    const turn = userTurn(content, { age: 34, language, trauma, lines });
    const { text } = await collect(guide.reply(turn, new AbortController().signal));
    lines.push({ role: "user", content }, { role: "assistant", content: text });
    answers.push(text);
  }
  return answers;
}

const skills = readSkills("en", "adult");
const offerOf = (id: string): string => skills.find((skill) => skill.id === id)?.offer ?? `no skill ${id}`;
const words = readTrauma("en");
const begins = (text: string | undefined, list: readonly string[]) => list.some((words) => text?.startsWith(words));

/** What each offers to someone who has just said that they're steady. */
const OFFERS: Record<TraumaApproach, string> = {
  tf_cbt: "today-thought",
  cpt: "alarm-signs",
  emdr: "ready-list",
  narrative: "alarm-signs",
  somatic: "two-places",
  dbt: "ride-the-wave",
  exposure: "ready-list",
};

it.each(Object.entries(OFFERS))("TRAU-08 %s changes what is offered", async (approach, id) => {
  const [, answer] = await talk({ approach: approach as TraumaApproach }, ["I have nightmares", "I feel steadier now"]);
  expect(answer).toContain(offerOf(id));
});

it("TRAU-08 a loss has its own", async () => {
  const [, answer] = await talk({ kind: "grief", depth: "skills" }, ["I have nightmares", "I feel steadier now"]);
  expect(answer).toContain(offerOf("missing-and-resting"));
});

it("TRAU-15 whoever hardly feels safe gets steadying alone, whatever they ask for", async () => {
  const said = [
    "I'm on edge all day",
    "I want to do EMDR with you",
    "I feel calmer now",
    "let's get to the root of it",
  ];
  const answers = await talk({ depth: "steady", approach: "cpt" }, said);
  expect(begins(answers[1], words.later)).toBe(true);
  const deeper = skills.filter(({ trauma }) => trauma && trauma.from !== "steady");
  expect(deeper.filter(({ offer }) => answers.some((text) => text.includes(offer)))).toEqual([]);
});

it("TRAU-15 the memory itself is left to a trained clinician, whatever the approach", async () => {
  const [, answer] = await talk({ approach: "exposure" }, [
    "I have nightmares",
    "I want to go through the memory in detail",
  ]);
  expect(begins(answer, words.clinician)).toBe(true);
  expect(answer).toContain(offerOf("ready-list"));
});

it("TRAU-15 the event is contained when it's told, and a flashback is met before anything", async () => {
  const [, told, back] = await talk({}, [
    "I have nightmares",
    "He grabbed me and held me down",
    "it's happening again right now",
  ]);
  expect(begins(told, words.contain)).toBe(true);
  expect(begins(back, words.orient)).toBe(true);
  expect(back).toContain(skills.find(({ id }) => id === "orienting")?.steps[0]?.ask);
});

it("TRAU-15 work with meaning opens only once they've come to rest", async () => {
  const part = { approach: "cpt", depth: "meaning" } as const;
  const calming = skills.find(({ id }) => id === "feet-and-hands");
  const walked = [
    calming?.title ?? "",
    "soft",
    "warm",
    "in my arms",
    "a bit better",
    "yes",
    "my jaw",
    "I go blank",
    "walking",
  ];
  const answers = await talk(part, ["I have nightmares", ...walked, "I feel steadier now"]);
  expect(answers.join(" ")).toContain(offerOf("stuck-point"));
  const before = await talk(part, ["I have nightmares", "I feel steadier now"]);
  expect(before.join(" ")).not.toContain(offerOf("stuck-point"));
});

it.each(SPOKEN_LANGUAGES)("TRAU-15 nothing has to be told, and the first answer says so: %s", async (language) => {
  const [first] = await talk({ depth: "steady" }, ["…"], language);
  expect(begins(first, readTrauma(language).first)).toBe(true);
});

it.each(SPOKEN_LANGUAGES)("TRAU-15 says nothing twice in other lists, and quotes no one: %s", (language) => {
  const { approaches, ...lists } = readTrauma(language);
  const all = [...Object.values(lists).flat(), ...Object.values(approaches).flat()];
  expect(new Set(all).size).toBe(all.length);
  expect(all.filter((line) => line.includes("{"))).toEqual([]);
});
