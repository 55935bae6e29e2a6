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
  asks: 0,
  ...about,
});
const near = (...pairs: [string, number][]) => pairs.map(([id, likeness]) => ({ id, likeness }));

describe("planTurn", () => {
  it("a question gets the nearest card", () => {
    const asked = understood({
      act: "question",
      asks: 1,
      near: near(["sleep-tonight", 1.3], ["racing-mind", 0.8]),
    });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it("a request for words prefers a text to a situation that's as near", () => {
    const asked = understood({ act: "ask_text", asks: 1, near: near(["saying-no", 0.9], ["words-say-no", 0.86]) });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "card", id: "words-say-no" });
  });

  it("asked again, there is more of the card and not the same once more", () => {
    const asked = understood({ act: "question", asks: 1, near: near(["sleep-tonight", 1.3]) });
    expect(planTurn(asked, { ...FRESH, given: ["sleep-tonight"] }, INDEX)).toEqual({
      move: "more",
      id: "sleep-tonight",
    });
  });

  it("a request that no card is near to is told so, and isn't evaded", () => {
    const asked = understood({ act: "ask_advice", asks: 1, near: near(["sleep-tonight", 0.3]) });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "not_found" });
  });

  it("what is told is met with a question first, and helped with after the answer", () => {
    const told = understood({ near: near(["sleep-tonight", 1.3]) });
    expect(planTurn(told, FRESH, INDEX)).toEqual({ move: "explore", id: "sleep-tonight" });
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    expect(planTurn(understood({ near: near(["racing-mind", 0.6]) }), asked, INDEX)).toEqual({
      move: "card",
      id: "sleep-tonight",
    });
    const another = understood({ near: near(["racing-mind", 1.3]) });
    expect(planTurn(another, asked, INDEX)).toEqual({ move: "explore", id: "racing-mind" });
  });

  it("what can't wait is helped with at once, also where it's only told", () => {
    const told = understood({ near: near(["panic-now", 1.3]) });
    const index = new Map(INDEX).set("panic-now", { ...situation, first: true, topics: ["panic"] });
    expect(planTurn(told, FRESH, index)).toEqual({ move: "card", id: "panic-now" });
  });

  it("what no card is near to is listened to, and so is what was met before", () => {
    expect(planTurn(understood({ near: near(["sleep-tonight", 0.6]) }), FRESH, INDEX)).toEqual({ move: "listen" });
    const given = { ...FRESH, explored: ["sleep-tonight"], given: ["sleep-tonight"] };
    expect(planTurn(understood({ near: near(["sleep-tonight", 1.3]) }), given, INDEX)).toEqual({ move: "listen" });
  });

  it("asking what would help, after the guide's question, gets the card", () => {
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    const help = understood({ act: "ask_advice", asks: 1, near: near(["racing-mind", 0.4]) });
    expect(planTurn(help, asked, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it("nothing interrupts an exercise, a card as little as a move", () => {
    const within = { ...FRESH, given: ["sleep-tonight"], inExercise: true };
    for (const id of ["racing-mind", "more"]) {
      const asked = understood({ act: "question", asks: 1, near: near([id, 0.9]) });
      expect(planTurn(asked, within, INDEX)).toEqual({ move: "listen" });
    }
  });

  it.each(["stop", "thanks", "goodbye", "denial", "correction", "small_talk"] as const)(
    "after the guide's question, %s isn't answered with help",
    (act) => {
      const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
      const said = understood({ act, near: near(["sleep-tonight", 0.9]) });
      expect(planTurn(said, asked, INDEX)).toEqual({ move: "listen" });
    },
  );

  it("a death that's told in the middle of something else gets no help with that, and is met where it's surely one", () => {
    const index = new Map(INDEX).set("parent-died", { ...situation, topics: ["grief", "parents"] });
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    const told = understood({ topics: ["grief"], near: near(["parent-died", 0.86], ["sleep-tonight", 0.6]) });
    expect(planTurn(told, asked, index)).toEqual({ move: "listen" });
    const surely = understood({ topics: ["grief"], near: near(["parent-died", 1.3], ["sleep-tonight", 0.6]) });
    expect(planTurn(surely, asked, index)).toEqual({ move: "explore", id: "parent-died" });
    const question = understood({ act: "question", asks: 1, topics: ["grief"], near: near(["parent-died", 0.86]) });
    expect(planTurn(question, FRESH, index)).toEqual({ move: "card", id: "parent-died", meets: true });
  });

  it("words about Willow itself are given again, and to a wish as well as to a question", () => {
    const index = new Map(INDEX).set("which-line", { ...situation, kind: "willow", topics: ["guide"] });
    const asked = understood({ act: "stop", near: near(["which-line", 1.3]) });
    expect(planTurn(asked, { ...FRESH, given: ["which-line"] }, index)).toEqual({ move: "card", id: "which-line" });
  });

  it("'just listen' holds: what's told gets no help any more, and what's asked still does", () => {
    const index = new Map(INDEX).set("just-listen", { ...situation, kind: "willow", topics: ["guide"] });
    const listening = { ...FRESH, given: ["just-listen"] };
    const told = { near: near(["sleep-tonight", 1.3]) };
    expect(planTurn(understood(told), listening, index)).toEqual({ move: "listen" });
    expect(planTurn(understood({ ...told, act: "ask_advice", asks: 1 }), listening, index).move).toBe("card");
  });

  it("what was met and left is helped with when it's told again, or when they ask for more", () => {
    const met = { ...FRESH, explored: ["sleep-tonight"] };
    const told = understood({ near: near(["sleep-tonight", 1.3]) });
    expect(planTurn(told, met, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
    const more = understood({ act: "question", asks: 1, near: near(["more", 1.3]) });
    expect(planTurn(more, met, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it("what didn't help is followed by another card that's near, or by more of the same", () => {
    const tried = near(["did_not_help", 1.3], ["sleep-tonight", 0.9], ["racing-mind", 0.8]);
    const given = { ...FRESH, given: ["sleep-tonight"] };
    expect(planTurn(understood({ near: tried }), given, INDEX)).toEqual({ move: "another", id: "racing-mind" });
    const other = near(["did_not_help", 1.3], ["sleep-tonight", 0.9], ["saying-no", 0.8]);
    expect(planTurn(understood({ near: other }), given, INDEX)).toEqual({
      move: "another",
      id: "sleep-tonight",
    });
  });

  it("a move about nothing that was said is listened to", () => {
    expect(planTurn(understood({ act: "question", asks: 1, near: near(["more", 1.3]) }), FRESH, INDEX)).toEqual({
      move: "listen",
    });
  });

  it("a card that has no words for the person is never planned", () => {
    const asked = understood({ act: "question", asks: 1, near: near(["drinking", 1.3], ["sleep-tonight", 0.9]) });
    expect(planTurn(asked, FRESH, INDEX)).toEqual({ move: "card", id: "sleep-tonight" });
  });
});
