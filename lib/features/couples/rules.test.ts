import type { Turn } from "@/lib/ports/model";
import { newId } from "@/lib/shared/ids";
import { keepsClosed } from "./check-in-policy";
import { actionsFor, areaVerdictOf, compareAnswers, isComplete, questionsOf } from "./compare-answers";
import { APPROACHES, CHECK_IN_ITEMS, type CheckInAnswer, FOCI } from "./constants";
import { ASSESS_COPY } from "./copy/assess";
import { takesSide } from "./fairness";
import { isPauseDue } from "./pause-policy";
import { namesOfTwo } from "./policy";
import { couplesPrompt, leadingNotes } from "./prompts/couples-prompt";
import type { CheckInAnswers, RelationshipMessage } from "./types";
import { isForOneAlone, mayRead } from "./visibility";

const DAY_MS = 86_400_000;

describe("who may read what", () => {
  const [maya, noah] = ["maya", "noah"];
  it.each([
    ["shared", { isPrivate: false, senderId: maya, targetUserId: null }, true, true, false],
    ["private", { isPrivate: true, senderId: maya, targetUserId: null }, true, false, true],
    ["private to oneself", { isPrivate: true, senderId: maya, targetUserId: maya }, true, false, true],
    ["private to the other", { isPrivate: true, senderId: maya, targetUserId: noah }, true, true, false],
    ["the guide in private", { isPrivate: true, senderId: null, targetUserId: maya }, true, false, true],
  ])("COUP-10 a message that is %s", (_, row, her, his, alone) => {
    expect([mayRead(maya, row), mayRead(noah, row), isForOneAlone(row)]).toEqual([her, his, alone]);
  });
});

describe("private questions", () => {
  const row = (days: number, answer: CheckInAnswer, item = "fear") => ({
    id: newId(),
    createdAt: new Date(Date.now() - days * DAY_MS),
    answers: { ...Object.fromEntries(CHECK_IN_ITEMS.map((each) => [each, "no"])), [item]: answer } as CheckInAnswers,
  });
  const now = new Date();

  it.each(CHECK_IN_ITEMS)("one yes, to %s, closes", (item) => {
    expect(keepsClosed([row(0, "yes", item)], now)).toBe(true);
  });

  it("nothing answered, or nothing said, closes nothing", () => {
    expect([keepsClosed([], now), keepsClosed([row(0, "no")], now), keepsClosed([row(0, "unsaid")], now)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("a later no opens after three to seven days, a later silence never", () => {
    const yes = row(30, "yes");
    expect(keepsClosed([row(2.9, "no"), yes], now)).toBe(true);
    expect(keepsClosed([row(7.1, "no"), yes], now)).toBe(false);
    expect(keepsClosed([row(20, "unsaid"), yes], now)).toBe(true);
    expect(keepsClosed([row(1, "yes"), row(20, "no"), yes], now)).toBe(true);
  });
});

describe("comparing", () => {
  it.each([
    [5, 3, "different"],
    [4, 4.5, "strength"],
    [2.5, 2, "work"],
    [3, 3.5, "between"],
    [5, 3.6, "between"],
  ] as const)("%d and %d is %s", (one, other, standing) => {
    expect(areaVerdictOf([one, other])).toBe(standing);
  });

  it("takes means by area and suggests what differs first", () => {
    const questions = questionsOf("talking");
    const filled = (value: number) => Object.fromEntries(questions.map(({ id }) => [id, value]));
    expect(isComplete(questions, filled(3))).toBe(true);
    expect(isComplete(questions, { ...filled(3), other: 1 })).toBe(false);
    const means = compareAnswers(questions, { ...filled(5), "start.1": 4 }, filled(2));
    expect(means.start).toEqual([4.5, 2]);
    const { areas } = ASSESS_COPY.instruments.talking;
    expect(actionsFor("talking", means)[0]).toBe(areas.start?.different);
    expect(actionsFor("talking", { start: [5, 5], repair: [2, 2] })).toEqual([
      areas.repair?.work,
      areas.start?.strength,
    ]);
  });
});

describe("an ordinary pause", () => {
  const now = new Date();
  const said = (content: string, minutesAgo = 1): RelationshipMessage => ({
    id: newId(),
    sessionId: "s",
    senderId: "maya",
    senderType: "user",
    senderName: "Maya",
    content,
    messageType: "text",
    metadata: null,
    isPrivate: false,
    targetUserId: null,
    createdAt: new Date(now.getTime() - minutesAgo * 60_000),
  });

  it.each([
    ["somebody asks for one", [said("I need a short break.")], true],
    ["one harsh word", [said("Shut up.")], false],
    ["a heated run", [said("Shut up."), said("Go to hell.")], true],
    ["shouting twice", [said("WHY DO YOU DO THIS"), said("BECAUSE YOU STARTED IT")], true],
    ["an even talk", [said("I was sad."), said("I see that.")], false],
    ["a long one", Array.from({ length: 40 }, () => said("And then.", 30)), true],
    ["a long one, days ago", Array.from({ length: 40 }, () => said("And then.", 3000)), false],
  ])("after %s: %p", (_, talk, due) => {
    expect(isPauseDue(talk, now)).toBe(due);
  });
});

describe("fairness of a model", () => {
  it.each([
    "Maya is right about that.",
    "Noah, you're being unfair.",
    "I agree with Maya here.",
    "Noah should apologize.",
    "Maya, it is his fault.",
    "You two should separate.",
    "Maya told me in private that she is sad.",
    "I think you should leave Noah.",
  ])("hears a side in: %s", (answer) => {
    expect(takesSide(answer, ["Maya", "Noah"])).toBe(true);
  });

  it.each([
    "Maya, you come home tired. Noah, what do you hear in that?",
    "Both of you want calmer evenings.",
    "I won't say who is right. What do you each need?",
  ])("hears none in: %s", (answer) => {
    expect(takesSide(answer, ["Maya", "Noah"])).toBe(false);
  });
});

describe("the prompt", () => {
  const turn = (approach: (typeof APPROACHES)[number], focus: (typeof FOCI)[number]): Turn => ({
    sessionId: "s",
    audience: "adult",
    language: "en",
    firstName: null,
    age: null,
    culturalBackground: null,
    religion: null,
    therapyGoals: null,
    memory: [],
    before: null,
    approaches: leadingNotes({ approach, focus, isPrivate: false }),
    lines: [{ role: "user", content: "Hello", speaker: "Maya" }],
    couple: { speaker: "Maya", listener: 'No"ah', approach, focus, goals: ["Calm\nevenings"], privateTo: null },
  });
  const promptOf = (approach: (typeof APPROACHES)[number], focus: (typeof FOCI)[number]) => {
    const built = turn(approach, focus);
    if (!built.couple) throw new Error("no couple");
    return couplesPrompt(built, built.couple);
  };

  it("COUP-07 COUP-08 differs by approach and by focus, and holds the fair rules and the boundaries", () => {
    const prompts = APPROACHES.flatMap((approach) => FOCI.map((focus) => promptOf(approach, focus)));
    expect(new Set(prompts).size).toBe(APPROACHES.length * FOCI.length);
    expect(prompts.every((prompt) => prompt.includes("never compare them") && prompt.includes("no licence"))).toBe(
      true,
    );
  });

  it("quotes what people typed, on one line", () => {
    expect(promptOf("eft", "trust")).toContain('"Calm evenings"');
    expect(promptOf("eft", "trust")).toContain('"No\\"ah"');
  });
});

it.each([
  [
    ["Maya", "Noah"],
    ["Maya", "Noah"],
  ],
  [
    ["Kim", "Kim"],
    ["Kim A.", "Kim B."],
  ],
  [
    [null, null],
    ["Partner 1", "Partner 2"],
  ],
  [
    ["A\nB", "C"],
    ["A B", "C"],
  ],
])("names %j as %j, never the same", ([one, other], names) => {
  const person = (firstName: string | null | undefined, lastName: string) => ({
    firstName: firstName ?? null,
    lastName,
  });
  expect(namesOfTwo(person(one, "Abel"), person(other, "Berg"))).toEqual(names);
});
