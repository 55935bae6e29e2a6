import type { Topic } from "@/lib/reader/labels";
import { planTurn } from "./plan";
import { FRESH, HELPED, INDEX, known, NO_SKILLS, near, situation, understood, WORRY_TIME } from "./plan.fixture";
import type { Skill } from "./skills/skill";
import type { TalkState } from "./turn-plan";

describe("planTurn", () => {
  it("a question gets the nearest card", () => {
    const asked = understood({
      act: "question",
      asks: 1,
      near: near(["sleep-tonight", 1.3], ["racing-mind", 0.8]),
    });
    expect(planTurn(asked, FRESH, known(INDEX))).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it("a request for words prefers a text to a situation that's as near", () => {
    const asked = understood({ act: "ask_text", asks: 1, near: near(["saying-no", 1.02], ["words-say-no", 0.98]) });
    expect(planTurn(asked, FRESH, known(INDEX))).toEqual({ move: "card", id: "words-say-no" });
  });

  it("CHAT-18 a text for someone else is worse than none: without a near one, they find the words together", () => {
    const index = new Map(INDEX).set("boundary", { ...situation, topics: ["family_conflict"] });
    const findWords: Skill = { ...WORRY_TIME, id: "one-sentence" };
    const all = { ...known(index), skills: [findWords] };
    const asked = (act: "ask_text" | "ask_advice") =>
      understood({ act, asks: 1, near: near(["boundary", 0.9], ["words-say-no", 0.85]) });
    expect(planTurn(asked("ask_text"), FRESH, all)).toEqual({ move: "find_words", id: "one-sentence" });
    expect(planTurn(asked("ask_text"), FRESH, known(index))).toEqual({ move: "not_found" });
    expect(planTurn(asked("ask_advice"), FRESH, all)).toEqual({ move: "card", id: "boundary" });
  });

  it("CHAT-18 what someone tells is met at less likeness where the reader names its topic", () => {
    const told = (topics: readonly Topic[], likeness: number) =>
      planTurn(understood({ topics, near: near(["sleep-tonight", likeness]) }), FRESH, known(INDEX)).move;
    expect(told(["sleep"], 0.9)).toBe("explore");
    expect(told([], 0.9)).toBe("talk");
    expect(told(["sleep"], 0.75)).toBe("talk");
  });

  it("CHAT-18 whoever asks what to do isn't answered with silence", () => {
    const index = new Map(INDEX).set("just-listen", { ...situation, kind: "willow", topics: ["guide"] });
    const said = (act: "ask_advice" | "statement") => understood({ act, asks: 1, near: near(["just-listen", 0.95]) });
    expect(planTurn(said("ask_advice"), FRESH, known(index))).toEqual({ move: "not_found" });
    expect(planTurn(said("statement"), FRESH, known(index))).toEqual({ move: "card", id: "just-listen" });
  });

  it("CHAT-18 a correction is accepted, and the request in it answered", () => {
    const asked = understood({ act: "ask_advice", asks: 1, near: near(["racing-mind", 0.9]) });
    expect(planTurn(asked, { ...HELPED, isCorrected: true }, known(INDEX))).toEqual({
      ...{ move: "card", id: "racing-mind", ack: "corrected" },
    });
    const told = understood({ near: [] });
    expect(planTurn(told, { ...HELPED, isCorrected: true }, known(INDEX))).toEqual({
      ...{ move: "talk", ack: "corrected", onward: "retell" },
    });
  });

  it("asked again, there is more of the card and not the same once more", () => {
    const asked = understood({ act: "question", asks: 1, near: near(["sleep-tonight", 1.3]) });
    expect(planTurn(asked, { ...FRESH, given: ["sleep-tonight"] }, known(INDEX))).toEqual({
      move: "more",
      id: "sleep-tonight",
    });
  });

  it("a request that no card is near to is told so, and isn't evaded", () => {
    const asked = understood({ act: "ask_advice", asks: 1, near: near(["sleep-tonight", 0.3]) });
    expect(planTurn(asked, FRESH, known(INDEX))).toEqual({ move: "not_found" });
  });

  it("what is told is met with a question first, and helped with after the answer", () => {
    const told = understood({ near: near(["sleep-tonight", 1.3]) });
    expect(planTurn(told, FRESH, known(INDEX))).toEqual({ move: "explore", id: "sleep-tonight" });
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    expect(planTurn(understood({ near: near(["racing-mind", 0.6]) }), asked, known(INDEX))).toEqual({
      move: "card",
      id: "sleep-tonight",
      ack: "hard",
    });
    const another = understood({ near: near(["racing-mind", 1.3]) });
    expect(planTurn(another, asked, known(INDEX))).toEqual({ move: "explore", id: "racing-mind" });
  });

  it("what can't wait is helped with at once, also where it's only told", () => {
    const told = understood({ near: near(["panic-now", 1.3]) });
    const index = new Map(INDEX).set("panic-now", { ...situation, first: true, topics: ["panic"] });
    expect(planTurn(told, FRESH, known(index))).toEqual({ move: "card", id: "panic-now" });
  });

  it("CHAT-19 CRIS-16 words for a friend at risk aren't given to someone who only mentions the subject", () => {
    const index = new Map(INDEX).set("words-friend-worry", { ...situation, topics: ["friends", "suicide"] });
    const moveAt = (likeness: number, about: Parameters<typeof understood>[0] = {}) =>
      planTurn(
        understood({ act: "ask_advice", asks: 1, near: near(["words-friend-worry", likeness]), ...about }),
        FRESH,
        known(index),
      ).move;
    expect(moveAt(0.8)).not.toBe("card");
    expect(moveAt(1.0)).toBe("card");
    expect(moveAt(0.8, { concern: "possible", kind: "third_party" })).toBe("card");
    expect(moveAt(0.8, { topics: ["grief"] })).toBe("card");
  });

  it("CHAT-19 a death that nobody told of isn't brought up, whatever is near", () => {
    const index = new Map(INDEX).set("child-died", { ...situation, topics: ["grief"], loss: "child" });
    const turn = { topics: ["grief"], near: near(["child-died", 0.95]) } as const;
    const plan = (about: Parameters<typeof understood>[0]) => planTurn(understood(about), FRESH, known(index));
    expect(plan(turn)).toMatchObject({ move: "talk" });
    expect(plan({ ...turn, act: "question", asks: 1 })).toEqual({ move: "talk", ack: "hard", onward: "onward" });
    expect(plan({ ...turn, losses: new Set(["child"]) })).toEqual({ move: "explore", id: "child-died" });
    expect(plan({ ...turn, near: near(["child-died", 1.2]) })).toEqual({ move: "explore", id: "child-died" });
  });

  it.each([
    ["neg", { ack: "hard", onward: "onward" }],
    ["neutral", { ack: "plain", onward: "onward" }],
    ["pos", { ack: "glad", onward: "onward_glad" }],
  ] as const)("CHAT-18 what is only told, and near to no card, is taken in and asked on from: %s", (valence, talk) => {
    const far = understood({ near: near(["sleep-tonight", 0.6]), valence });
    expect(planTurn(far, FRESH, known(INDEX))).toEqual({ move: "talk", ...talk });
    const small = understood({ near: near(["none", 1.4], ["sleep-tonight", 1.3]), valence });
    expect(planTurn(small, FRESH, known(INDEX))).toEqual({ move: "talk", ...talk });
  });

  it("CHAT-18 whoever told of a faith or a background is asked about it, once they're at home in the talk", () => {
    const told = understood({ valence: "neutral" });
    const standing: TalkState = { ...FRESH, roots: "faith" };
    expect(planTurn(told, standing, known(INDEX))).toMatchObject({ onward: "onward" });
    expect(planTurn(told, { ...standing, replies: 5 }, known(INDEX))).toMatchObject({ onward: "faith" });
  });

  it("an answer that says nothing to go on from gets another question, and progress is asked on from", () => {
    expect(planTurn(understood({ act: "unsure" }), FRESH, known(INDEX))).toEqual({
      move: "talk",
      ack: "unsure",
      onward: "open",
    });
    expect(planTurn(understood({ act: "progress" }), FRESH, known(INDEX))).toEqual({
      move: "talk",
      ack: "progress",
      onward: "onward_glad",
    });
  });

  it("a matter that was helped with is gone into: two questions, further help, a third, and then where to go", () => {
    const told = understood({ near: near(["sleep-tonight", 0.9]) });
    const at = (thread: Partial<NonNullable<TalkState["thread"]>>) =>
      planTurn(told, { ...HELPED, replies: 9, thread: { ...HELPED.thread, ...thread } }, known(INDEX));
    expect(at({})).toEqual({ move: "deepen", id: "sleep-tonight", ack: "hard" });
    expect(at({ asked: 2 })).toEqual({ move: "more", id: "sleep-tonight", ack: "hard" });
    expect(at({ asked: 2, isFurther: true })).toMatchObject({ move: "deepen" });
    expect(at({ asked: 3, isFurther: true })).toEqual({ move: "talk", ack: "hard", onward: "onward" });
    const through = { ...HELPED, replies: 9, thread: { ...HELPED.thread, asked: 3, isFurther: true } };
    expect(planTurn({ ...told, valence: "neutral" }, through, known(INDEX))).toMatchObject({ onward: "wrap" });
    const yes = { ...told, act: "yes" } as const;
    expect(planTurn({ ...yes, form: "few" }, { ...through, sinceWrap: 0 }, known(INDEX))).toEqual({ move: "summary" });
    expect(planTurn(yes, { ...through, sinceWrap: 0 }, known(INDEX))).not.toEqual({ move: "summary" });
    expect(at({ ago: 6 })).toMatchObject({ move: "talk" });
  });

  it("CHAT-09 before the last question something to do is offered, unless they'd rather talk", () => {
    const told = understood({ near: near(["sleep-tonight", 0.9]) });
    const through = { ...HELPED, fitting: ["worry-time"], thread: { ...HELPED.thread, asked: 2, isFurther: true } };
    expect(planTurn(told, through, known(INDEX))).toEqual({ move: "offer", id: "worry-time", ack: "hard" });
    for (const over of [{ isRefused: true }, { sinceOffer: 2 }])
      expect(planTurn(told, { ...through, skills: { ...NO_SKILLS, ...over } }, known(INDEX)).move).toBe("deepen");
  });

  it("what is plainly about something else isn't answered with the next question", () => {
    const told = understood({ near: near(["racing-mind", 0.75], ["sleep-tonight", 0.3]) });
    expect(planTurn(told, HELPED, known(INDEX))).toEqual({ move: "talk", ack: "hard", onward: "onward" });
  });

  it("'no questions' gets the further help at once, and then only listening", () => {
    const told = understood({ near: near(["sleep-tonight", 0.9]) });
    const quiet = { ...HELPED, isQuiet: true };
    expect(planTurn(told, quiet, known(INDEX))).toEqual({ move: "more", id: "sleep-tonight", ack: "hard" });
    const further = { ...quiet, thread: { ...HELPED.thread, isFurther: true } };
    expect(planTurn(told, further, known(INDEX))).toEqual({ move: "talk", ack: "hard", onward: null });
  });

  it("a correction that names the right situation is met there, and drops the wrong one", () => {
    const named = understood({ act: "correction", near: near(["racing-mind", 1.5], ["sleep-tonight", 0.6]) });
    expect(planTurn(named, HELPED, known(INDEX))).toEqual({ move: "explore", id: "racing-mind", ack: "corrected" });
    const open = understood({ act: "correction", near: near(["sleep-tonight", 0.6]) });
    expect(planTurn(open, HELPED, known(INDEX))).toEqual({ move: "talk", ack: "corrected", onward: "retell" });
  });

  it("whoever says thanks or goodbye and tells of something hard is answered on that", () => {
    const index = new Map(INDEX).set("parent-died", { ...situation, topics: ["grief"] });
    const told = understood({ act: "thanks", near: near(["parent-died", 1.5]) });
    expect(planTurn(told, HELPED, known(index))).toEqual({ move: "explore", id: "parent-died" });
  });

  it("'yes' is a promise only where no question was open", () => {
    const yes = understood({ act: "yes", near: near(["sleep-tonight", 0.5]) });
    const helped = { ...HELPED, wasHelped: true };
    expect(planTurn(yes, helped, known(INDEX))).toMatchObject({ ack: "agreed" });
    expect(planTurn(yes, { ...helped, endedInQuestion: true }, known(INDEX))).toMatchObject({ ack: "yes" });
  });

  it("whoever objects that the guide doesn't listen is told that it was wrong, and asked anew", () => {
    const objects = understood({ objects: true, near: near(["sleep-tonight", 0.9]) });
    expect(planTurn(objects, HELPED, known(INDEX))).toEqual({ move: "talk", ack: "corrected", onward: "retell" });
  });

  it("an insult in a few words is heard as one", () => {
    const insult = understood({ told: ["insult"], form: "few" });
    expect(planTurn(insult, HELPED, known(INDEX))).toEqual({ move: "say", words: "insult" });
  });

  it("the talk turns to another matter only where that's clearly nearer than the one at hand", () => {
    const neighbor = understood({ near: near(["racing-mind", 1.3], ["sleep-tonight", 1.2]) });
    expect(planTurn(neighbor, HELPED, known(INDEX))).toMatchObject({ move: "deepen", id: "sleep-tonight" });
    const another = understood({ near: near(["racing-mind", 1.5], ["sleep-tonight", 0.6]) });
    expect(planTurn(another, HELPED, known(INDEX))).toEqual({ move: "explore", id: "racing-mind" });
  });

  it("of two matters that are about as near it's asked which, and the one they name is met", () => {
    const between = understood({ near: near(["sleep-tonight", 0.85], ["racing-mind", 0.8]) });
    const which = planTurn(between, FRESH, known(INDEX));
    expect(which).toEqual({ move: "either", ids: ["sleep-tonight", "racing-mind"] });
    const offered = { ...FRESH, replies: 1, sinceEither: 0, offered: ["sleep-tonight", "racing-mind"] };
    const named = understood({ form: "few", near: near(["racing-mind", 0.7], ["sleep-tonight", 0.4]) });
    expect(planTurn(named, offered, known(INDEX))).toEqual({ move: "explore", id: "racing-mind" });
  });

  it("asking what would help, after the guide's question, gets the card", () => {
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    const help = understood({ act: "ask_advice", asks: 1, near: near(["racing-mind", 0.4]) });
    expect(planTurn(help, asked, known(INDEX))).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it.each([
    ["stop", { move: "say", words: "stop" }],
    ["thanks", { move: "say", words: "thanks" }],
    ["goodbye", { move: "say", words: "goodbye" }],
    ["correction", { move: "talk", ack: "corrected", onward: "retell" }],
    ["denial", { move: "talk", ack: "denial", onward: "open" }],
    ["no", { move: "talk", ack: "no", onward: "open" }],
    ["small_talk", { move: "talk", ack: "hard", onward: "onward" }],
  ] as const)("after the guide's question, %s isn't answered with help", (act, answer) => {
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true, replies: 1 };
    const said = understood({ act, form: "few", near: near(["sleep-tonight", 0.8]) });
    expect(planTurn(said, asked, known(INDEX))).toEqual(answer);
  });

  it.each([
    ["a greeting at the first visit", { form: "few" }, {}, "greeting"],
    ["a greeting by who was here before", { form: "few" }, { isReturning: true }, "again"],
    ["small talk later on", {}, { replies: 4 }, "small_talk"],
  ] as const)("CHAT-18 %s is answered as one", (_, said, standing, words) => {
    const small = understood({ act: "small_talk", valence: "neutral", ...said });
    expect(planTurn(small, { ...FRESH, ...standing }, known(INDEX))).toEqual({ move: "say", words });
  });

  it("CHAT-18 'good night' as the first word is a greeting", () => {
    const night = understood({ act: "goodbye", form: "few", sure: { act: 0.4, valence: 0.4 } });
    expect(planTurn(night, FRESH, known(INDEX))).toEqual({ move: "say", words: "greeting" });
  });

  it("an act that isn't sure ends nothing", () => {
    const unsure = understood({ act: "goodbye", sure: { act: 0.4, valence: 0.9 } });
    expect(planTurn(unsure, FRESH, known(INDEX)).move).toBe("talk");
  });

  it("CRIS-16 where a caring question follows, what's said is met, and what is about somebody else is helped with, too", () => {
    const caring = { ...FRESH, isCaring: true };
    const index = new Map(INDEX).set("friend-talks-of-dying", { ...situation, topics: ["friends", "suicide"] });
    const asked = {
      act: "ask_advice",
      asks: 1,
      concern: "possible",
      near: near(["friend-talks-of-dying", 1.0]),
    } as const;
    const ofAFriend = understood({ ...asked, kind: "third_party" });
    expect(planTurn(ofAFriend, caring, known(index))).toEqual({ move: "card", id: "friend-talks-of-dying" });
    const met = { move: "talk", ack: "concerned", onward: null };
    expect(planTurn(understood({ ...asked, kind: "suicide" }), caring, known(index))).toEqual(met);
    expect(planTurn(understood({ ...asked, kind: "medical" }), caring, known(index))).toEqual(met);
    // Where the question was asked before, the talk goes on, and doesn't end in a goodbye.
    const dark = understood({ ...asked, act: "goodbye", kind: "suicide" });
    for (const standing of [FRESH, HELPED])
      expect(planTurn(dark, standing, known(index))).toEqual({ ...met, onward: "onward" });
  });

  it("what can't be read is asked for again", () => {
    expect(planTurn(understood({ form: "unreadable" }), FRESH, known(INDEX))).toEqual({
      move: "say",
      words: "unclear",
    });
  });

  it("a death that's told in the middle of something else gets no help with that, and is met where it's surely one", () => {
    const index = new Map(INDEX).set("parent-died", { ...situation, topics: ["grief", "parents"] });
    const asked = { ...FRESH, explored: ["sleep-tonight"], wasAsked: true };
    const told = understood({ topics: ["grief"], near: near(["parent-died", 0.8], ["sleep-tonight", 0.6]) });
    expect(planTurn(told, asked, known(index))).toEqual({ move: "talk", ack: "hard", onward: "onward" });
    const surely = understood({ topics: ["grief"], near: near(["parent-died", 1.3], ["sleep-tonight", 0.6]) });
    expect(planTurn(surely, asked, known(index))).toEqual({ move: "explore", id: "parent-died" });
    const question = understood({ act: "question", asks: 1, topics: ["grief"], near: near(["parent-died", 0.86]) });
    expect(planTurn(question, FRESH, known(index))).toEqual({ move: "card", id: "parent-died", meets: true });
  });

  it("words about Willow itself are given again, and to a wish as well as to a question", () => {
    const index = new Map(INDEX).set("which-line", { ...situation, kind: "willow", topics: ["guide"] });
    const asked = understood({ act: "stop", near: near(["which-line", 1.3]) });
    expect(planTurn(asked, { ...FRESH, given: ["which-line"] }, known(index))).toEqual({
      move: "card",
      id: "which-line",
    });
  });

  it("'just listen' holds: what's told gets no help any more, and what's asked still does", () => {
    const index = new Map(INDEX).set("just-listen", { ...situation, kind: "willow", topics: ["guide"] });
    const listening = { ...FRESH, given: ["just-listen"] };
    const told = { near: near(["sleep-tonight", 1.3]) };
    expect(planTurn(understood(told), listening, known(index))).toEqual({ move: "talk", ack: "hard", onward: null });
    expect(planTurn(understood({ ...told, act: "ask_advice", asks: 1 }), listening, known(index)).move).toBe("card");
  });

  it("what was met and left is helped with when it's told again, or when they ask for more", () => {
    const met = { ...FRESH, explored: ["sleep-tonight"] };
    const told = understood({ near: near(["sleep-tonight", 1.3]) });
    expect(planTurn(told, met, known(INDEX))).toEqual({ move: "card", id: "sleep-tonight" });
    const more = understood({ act: "question", asks: 1, near: near(["more", 1.3]) });
    expect(planTurn(more, met, known(INDEX))).toEqual({ move: "card", id: "sleep-tonight" });
  });

  it("what didn't help is followed by another card that's near, or by more of the same", () => {
    const tried = near(["did_not_help", 1.3], ["sleep-tonight", 0.9], ["racing-mind", 0.8]);
    const given = { ...FRESH, given: ["sleep-tonight"] };
    expect(planTurn(understood({ near: tried }), given, known(INDEX))).toEqual({ move: "another", id: "racing-mind" });
    const other = near(["did_not_help", 1.3], ["sleep-tonight", 0.9], ["saying-no", 0.8]);
    expect(planTurn(understood({ near: other }), given, known(INDEX))).toEqual({
      move: "another",
      id: "sleep-tonight",
    });
  });

  it("CHAT-24 an event is asked about at a hello, and not of someone who says that they feel bad", () => {
    const followUp = { item: "1", said: "I have a test on Friday", event: "your test", day: "Friday" };
    const standing = { ...FRESH, followUp };
    const hello = { act: "small_talk", form: "few", valence: "neutral", sure: { act: 1, valence: 1 } } as const;
    expect(planTurn(understood(hello), standing, known(INDEX))).toEqual({ move: "follow_up" });
    expect(planTurn(understood({ ...hello, valence: "neg" }), standing, known(INDEX)).move).not.toBe("follow_up");
  });

  it("a move about nothing that was said is no move", () => {
    expect(
      planTurn(understood({ act: "question", asks: 1, near: near(["more", 1.3]) }), FRESH, known(INDEX)).move,
    ).toBe("talk");
  });

  it("a card that has no words for the person is never planned", () => {
    const asked = understood({ act: "question", asks: 1, near: near(["drinking", 1.3], ["sleep-tonight", 0.9]) });
    expect(planTurn(asked, FRESH, known(INDEX))).toEqual({ move: "card", id: "sleep-tonight" });
  });
});
