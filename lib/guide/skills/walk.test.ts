import type { Turn } from "@/lib/ports/model";
import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { answersTo } from "@/tests/fakes/converse";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { readPhrases, readSkills } from "../content/load";
import { createAuthoredGuide } from "../guide";

beforeAll(readerLoaded, 60_000);

const AGES = { adult: 34, teen: 15, child: 9 } as const;

const walk = (said: readonly string[], over: Partial<Turn> = {}) => answersTo(createAuthoredGuide(), said, over);

function skillOf(id: string, language: Turn["language"] = "en", ageGroup: (typeof AGE_GROUPS)[number] = "adult") {
  const skill = readSkills(language, ageGroup).find((one) => one.id === id);
  if (!skill) throw new Error(`no skill ${id}`);
  return skill;
}

const EACH = SPOKEN_LANGUAGES.flatMap((language) => AGE_GROUPS.map((ageGroup) => [language, ageGroup] as const));

it.each(EACH)(
  "CHAT-09 CHAT-18 a thought record is walked to its sheet, which holds their answers: %s %s",
  async (language, ageGroup) => {
    const skill = skillOf("thought-record", language, ageGroup);
    // A number is an answer to every question, and in every language.
    const given = skill.steps.map((_, at) => `${at + 1}. 7`);
    const about = { language, age: AGES[ageGroup], audience: ageGroup === "adult" ? "adult" : "child" } as const;
    const answers = await walk([skill.title, ...given], about);
    for (const [at, { ask }] of skill.steps.entries()) expect(answers[at]?.text).toContain(ask);
    const last = answers.at(-1);
    expect(last?.text).toContain(skill.close);
    for (const [at, { label }] of skill.steps.entries())
      if (label) expect(last?.text).toContain(`${label}: ${given[at]}`);
    expect(last?.finished).toEqual([{ exercise: "thought-record", approach: "CBT" }]);
  },
);

it("CHAT-18 the way from one number to the other is named", async () => {
  const skill = skillOf("thought-record");
  const answers = await walk([
    skill.title,
    "I always fail",
    "8 out of 10",
    "the test",
    "the others",
    "I fail now and then",
    "4",
  ]);
  expect(answers.at(-1)?.text).toContain(skill.shift?.down.replace("{from}", "8").replace("{to}", "4"));
});

it("CHAT-09 a question that's left out leaves its line out, and a skill without answers counts for nothing", async () => {
  const skill = skillOf("worry-time");
  const [, , , , , last] = await walk([skill.title, "losing my job", "skip", "skip", "skip", "skip this one"]);
  expect(last?.text).toContain(`${skill.steps[0]?.label}: losing my job`);
  expect(last?.text).not.toContain("skip");
  expect(last?.finished).toEqual([]);
});

it("CHAT-18 what they came with can be taken as the first answer", async () => {
  const told = "I keep lying awake because I might lose my job in the spring";
  const skill = skillOf("worry-time");
  const answers = await walk([
    told,
    "since the new boss came",
    skill.title,
    "yes, that one",
    "no",
    "6 pm",
    "later",
    "tea",
  ]);
  const seeded = readPhrases("en").adult.seed.map((words) => words.replace("{seed}", `“${told}”`));
  expect(seeded.filter((words) => answers[2]?.text.includes(words))).toHaveLength(1);
  expect(answers.at(-1)?.text).toContain(`${skill.steps[0]?.label}: ${told}`);
});

it("CHAT-18 a question in the middle is answered, and the exercise comes back", async () => {
  const skill = skillOf("worry-time");
  const [, aside, next] = await walk([skill.title, "How do I fall asleep tonight?", "losing my job"]);
  expect(aside?.text).toContain(skill.steps[0]?.ask);
  expect(aside?.text.length).toBeGreaterThan(200);
  expect(next?.text).toContain(skill.steps[1]?.ask);
});

it("CHAT-09 CHAT-10 whoever wants out is let out, and the exercise can be taken up again", async () => {
  const skill = skillOf("worry-time");
  const [, , left, resumed] = await walk([
    skill.title,
    "losing my job",
    "I don't want to do this exercise anymore",
    "let's go on with that exercise from before",
  ]);
  expect(readPhrases("en").adult.left.some((words) => left?.text.startsWith(words))).toBe(true);
  expect(resumed?.text).toContain(skill.steps[1]?.ask);
});

it("CHAT-09 an offer that's turned down isn't made again", async () => {
  const told = ["can you give me an exercise", "Keep talking", "work is a lot right now", "my boss keeps adding to it"];
  const more = ["and I can't say no to her", "it never ends", "I just sit there at night", "then it's Monday again"];
  const answers = await walk([
    ...told,
    ...more,
    "same desk, same list",
    "I eat at my desk",
    "nobody asks",
    "what a week",
  ]);
  const offers = readSkills("en", "adult").map(({ offer }) => offer);
  const made = answers.map(({ text }) => offers.some((offer) => text.includes(offer)));
  expect(made).toEqual([true, ...answers.slice(1).map(() => false)]);
});
