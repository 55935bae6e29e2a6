import type { Entry } from "./content/schema";
import { planTurn, type Understood } from "./plan";

const situation = {
  kind: "situation",
  topics: ["sleep"],
  child: true,
  first: false,
  warn: false,
  about: "…",
} as const satisfies Entry;
const INDEX = new Map<string, Entry>([
  ["sleep-tonight", situation],
  ["racing-mind", { ...situation, topics: ["worry", "sleep"] }],
  ["words-say-no", { ...situation, kind: "words", topics: ["stress"] }],
  ["saying-no", { ...situation, topics: ["stress"] }],
]);
const FRESH = { given: [], explored: [], wasAsked: false, inExercise: false } as const;

const understood = (about: Partial<Understood>): Understood => ({
  act: "statement",
  topics: [],
  near: [],
  asks: false,
  ...about,
});
const near = (...pairs: [string, number][]) => pairs.map(([id, likeness]) => ({ id, likeness }));

describe("planTurn", () => {
  it("a question gets the nearest card", () => {
    const asked = understood({ act: "question", near: near(["sleep-tonight", 0.8], ["racing-mind", 0.6]) });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it("a request for words prefers a text to a situation that's as near", () => {
    const asked = understood({ act: "ask_text", near: near(["saying-no", 0.7], ["words-say-no", 0.66]) });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "card", id: "words-say-no" });
  });

  it("asked again, there is more of the card and not the same once more", () => {
    const asked = understood({ act: "question", near: near(["sleep-tonight", 0.8]) });
    expect(planTurn(asked, { ...FRESH, given: ["sleep-tonight"] }, INDEX)).toEqual({
      move: "more",
      id: "sleep-tonight",
    });
  });

  it("a request that no card is near to is told so, and isn't evaded", () => {
    const asked = understood({ act: "ask_advice", near: near(["sleep-tonight", 0.2]) });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "not_found" });
  });

  it("what is told is met with a question first, and helped with after the answer", () => {
    const told = understood({ near: near(["sleep-tonight", 0.8]) });
    expect(planTurn(told, FRESH, INDEX)).toEqual({ move: "explore", id: "sleep-tonight" });
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    expect(planTurn(understood({ near: near(["racing-mind", 0.4]) }), asked, INDEX)).toEqual({
      move: "card",
      id: "sleep-tonight",
    });
    const another = understood({ near: near(["racing-mind", 0.9]) });
    expect(planTurn(another, asked, INDEX)).toEqual({ move: "card", id: "racing-mind" });
  });

  it("what can't wait is helped with at once, also where it's only told", () => {
    const told = understood({ near: near(["panic-now", 0.8]) });
    const index = new Map(INDEX).set("panic-now", { ...situation, first: true, topics: ["panic"] });
    expect(planTurn(told, FRESH, index)).toEqual({ move: "card", id: "panic-now" });
  });

  it("what no card is near to is listened to, and so is what was met before", () => {
    expect(planTurn(understood({ near: near(["sleep-tonight", 0.4]) }), FRESH, INDEX)).toEqual({ move: "listen" });
    const given = { ...FRESH, explored: ["sleep-tonight"], given: ["sleep-tonight"] };
    expect(planTurn(understood({ near: near(["sleep-tonight", 0.9]) }), given, INDEX)).toEqual({ move: "listen" });
  });

  it("asking what would help, after the guide's question, gets the card", () => {
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    const help = understood({ act: "ask_advice", near: near(["racing-mind", 0.3]) });
    expect(planTurn(help, asked, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it("nothing interrupts an exercise", () => {
    const within = { ...FRESH, inExercise: true };
    const asked = understood({ act: "question", near: near(["sleep-tonight", 0.9]) });
    expect(planTurn(asked, within, INDEX)).toEqual({ move: "listen" });
  });

  it("what didn't help is followed by another card that's near, or by more of the same", () => {
    const tried = near(["did_not_help", 0.9], ["sleep-tonight", 0.7], ["racing-mind", 0.6]);
    const given = { ...FRESH, given: ["sleep-tonight"] };
    expect(planTurn(understood({ near: tried }), given, INDEX)).toEqual({ move: "another", id: "racing-mind" });
    const other = near(["did_not_help", 0.9], ["sleep-tonight", 0.7], ["saying-no", 0.6]);
    expect(planTurn(understood({ near: other }), given, INDEX)).toEqual({
      move: "another",
      id: "sleep-tonight",
    });
  });

  it("a move about nothing that was said is listened to", () => {
    expect(planTurn(understood({ act: "question", near: near(["more", 0.9]) }), FRESH, INDEX)).toEqual({
      move: "listen",
    });
  });

  it("a card that has no words for the person is never planned", () => {
    const asked = understood({ act: "question", near: near(["drinking", 0.9], ["sleep-tonight", 0.7]) });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
  });
});
