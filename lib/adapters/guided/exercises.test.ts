import type { WalkedExercise } from "@/lib/ports/model";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { aTurn, collect, converse, type SpokenLine } from "@/tests/fakes/converse";
import { APPROACH_OF, APPROACHES } from "./approaches";
import { createGuidedEngine } from "./engine";
import { numberIn } from "./number-in";
import { fold } from "./text";
import { markOf } from "./traces";
import { SPEECH } from "./voices";

const engine = createGuidedEngine();
const replies = (spoken: readonly SpokenLine[]) => spoken.filter((line) => line.role === "assistant");
const finishedIn = (spoken: readonly SpokenLine[]): WalkedExercise[] =>
  spoken.flatMap(({ finished }) => finished ?? []);
const AUDIENCES = ["adult", "child"] as const;

it.each(AUDIENCES)(
  "has for the %s at least one exercise of several turns for each of the twelve approaches",
  (audience) => {
    const covered = SPEECH.en[audience].exercises
      .filter(({ steps }) => steps.length >= 3)
      .map(({ id }) => APPROACH_OF[id]);
    expect(Object.keys(APPROACHES)).toHaveLength(12);
    for (const approach of Object.keys(APPROACHES)) expect(covered).toContain(approach);
  },
);

it.each(SPOKEN_LANGUAGES.flatMap((language) => AUDIENCES.map((audience) => [language, audience] as const)))(
  "knows each question, hint, offer and close from every other: %s %s",
  (language, audience) => {
    const { exercises } = SPEECH[language][audience];
    for (const { id } of exercises) expect(Object.keys(APPROACH_OF)).toContain(id);
    const marks = exercises.flatMap(({ offer, close, steps }) => [
      offer,
      close,
      ...steps.flatMap(({ ask, hint }) => [markOf(ask), markOf(hint)]),
    ]);
    const clashes = marks.filter((mark, at) =>
      marks.some((other, index) => index !== at && fold(other).includes(fold(mark))),
    );
    expect(clashes).toEqual([]);
  },
);

const WALKS = AUDIENCES.flatMap((audience) =>
  SPEECH.en[audience].exercises.map((exercise) => [audience, exercise.id, exercise] as const),
);

it.each(WALKS)(
  "tells once that it is finished, and closes with what was said: %s %s",
  async (audience, id, exercise) => {
    const answers = exercise.steps.map((_, index) => `blue boat number ${index + 1}`);
    const spoken = await converse(engine, {
      audience,
      says: [exercise.chip, ...answers, "thank you", "I see the sea"],
    });
    expect(finishedIn(spoken)).toEqual([{ exercise: id, approach: APPROACH_OF[id] }]);
    const close = replies(spoken).find(({ finished }) => finished?.length);
    expect(close?.content).toContain(exercise.close);
    if (exercise.summaries) expect(close?.content).toMatch(/blue boat number \d/);
    expect(close?.content.length).toBeLessThanOrEqual(600);
  },
);

it("is not finished by who knows nothing to any question, nor by who leaves", async () => {
  const unsure = await converse(engine, { says: ["Words to a friend", ...Array<string>(9).fill("I don't know")] });
  expect(finishedIn(unsure)).toEqual([]);
  const left = await converse(engine, {
    says: ["Words to a friend", "you are kind", "something else please", "my day"],
  });
  expect(finishedIn(left)).toEqual([]);
  expect(replies(left)[2]?.activities).toContain("Keep talking");
});

it.each(["can we go on with the exercise", "back to the exercise please", "where did we stop"])(
  "takes up again what was left, where it was left, and still finishes it once: %s",
  async (wish) => {
    const spoken = await converse(engine, {
      says: [
        "Take a problem apart",
        "the rent is late",
        "stop",
        "my sister called in between",
        wish,
        "it is paid by the tenth",
        "ask for a delay, sell the bike",
        "ask for a delay",
        "call on monday",
      ],
    });
    expect(replies(spoken)[4]?.content).toMatch(/if it went a bit better in a month/i);
    expect(replies(spoken).at(-1)?.content).toContain("“the rent is late”");
    expect(finishedIn(spoken)).toEqual([{ exercise: "problem-steps", approach: "PST" }]);
  },
);

it("begins a thought record with a thought that was written before, and takes it when told to", async () => {
  const spoken = replies(
    await converse(engine, {
      says: ["I keep thinking I'm going to mess it up in front of everyone", "Thought record", "yes, that one", "7"],
    }),
  );
  expect(spoken[1]?.content).toContain("“I'm going to mess it up in front of everyone”");
  expect(spoken[2]?.content).toContain("So the thought is “I'm going to mess it up in front of everyone”");
});

it("says how far a number moved, whichever way", async () => {
  const walk = async (after: string) => {
    const says = ["Plan for an urge", "to shout", "an 8", "noise", "to go out", "my wife", after];
    return replies(await converse(engine, { says })).at(-1)?.content;
  };
  expect(await walk("3")).toContain("from 8 to 3");
  expect(await walk("eight still")).toContain("still at 8");
  expect(await walk("10")).toContain("rose to 10");
  expect(await walk("no idea how to say that")).not.toMatch(/\{|null/);
});

it.each([
  ["8, and mostly fear", 8],
  ["maybe a seven", 7],
  ["10/10", 10],
  ["about 100 things", null],
  ["no number", null],
] as const)("hears the number in: %s", (text, number) => expect(numberIn(text)).toBe(number));

it("answers how long it takes with the questions left, and stays at the step", async () => {
  const spoken = replies(
    await converse(engine, { says: ["Words to a friend", "how long will this take?", "You did all you could"] }),
  );
  expect(spoken[1]?.content).toContain("Three more after this one");
  expect(spoken[2]?.content).toContain("And what do you say to yourself when it is you?");
});

it("offers no exercise any more to who wants none, and still begins one that is asked for", async () => {
  const says = [
    "I had a bad week at work",
    "no exercises please",
    ...Array.from({ length: 12 }, (_, day) => `work again on day ${day}`),
  ];
  const spoken = replies(await converse(engine, { says: [...says, "Thought record"] }));
  const offers = SPEECH.en.adult.exercises.map(({ offer }) => offer);
  for (const { content } of spoken.slice(1, -1)) expect(offers.some((offer) => content.includes(offer))).toBe(false);
  expect(spoken.at(-1)?.content).toContain("What is the thought that hurts most");
});

it("asks again in the same exercise without saying the same sentence twice", async () => {
  const says = [
    "Words to a friend",
    "are you human?",
    "are you human?",
    "how long does this take?",
    "you did fine",
    "cold",
  ];
  const spoken = replies(await converse(engine, { says }));
  expect(spoken[4]?.content).toContain("And what do you say to yourself when it is you?");
});

const WITHOUT_A_START = WALKS.filter(([, , { steps }]) => steps.length >= 3);

it.each(WITHOUT_A_START)(
  "comes to an end where its first question was never asked, because another one of the guide's read like its second: %s %s",
  async (audience, _, { steps, close }) => {
    const asked = steps.slice(1).flatMap(({ ask }, at) => [
      { role: "assistant" as const, content: ask },
      { role: "user" as const, content: `blue boat number ${at + 2}` },
    ]);
    const lines = [{ role: "user" as const, content: "hello" }, ...asked];
    const reply = await collect(engine.reply(aTurn({ audience, lines }), new AbortController().signal));
    expect(reply.text).toContain(close);
  },
);
