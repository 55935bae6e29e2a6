import type { TurnLine } from "@/lib/ports/model";
import { readCards, readListening, readMoves } from "./content/load";
import { wordedFor } from "./content/words";
import { choicesIn, marksOf, talkStateOf } from "./talk-state";

const cards = readCards("en");
const marks = marksOf(cards, "adult", "en");
const content = { listening: readListening("en"), moves: readMoves("en") };
const { stop, either, wrap, plain } = content.listening.adult;

function cardOf(id: string) {
  const card = cards.get(id);
  const words = card && wordedFor(card, "adult", "en");
  if (!words) throw new Error(`no card ${id}`);
  return words;
}
const burnout = cardOf("burnout");

const after = (...replies: readonly (string | null | undefined)[]): TurnLine[] =>
  replies.flatMap((content) => [
    { role: "user", content: "…" },
    { role: "assistant", content: content ?? "" },
  ]);
const stand = (...replies: readonly (string | null | undefined)[]) => talkStateOf(after(...replies), marks, stop);

it("CHAT-18 knows from the guide's own lines how far a situation was gone into", () => {
  expect(stand(`${burnout.hear} ${burnout.ask}`)).toMatchObject({
    explored: ["burnout"],
    given: [],
    wasAsked: true,
    thread: { id: "burnout", isHelped: false, asked: 0, ago: 0 },
  });
  const further = stand(burnout.hear, burnout.answer, `${plain[0]} ${burnout.deeper[0]}`, plain[1]);
  expect(further).toMatchObject({
    given: ["burnout"],
    wasAsked: false,
    thread: { id: "burnout", isHelped: true, isFurther: false, asked: 1, questions: 3, ago: 1 },
  });
});

it("CHAT-18 an aside about Willow leaves the situation open", () => {
  const aside = stand(burnout.answer, cardOf("are-you-real").answer);
  expect(aside.thread).toMatchObject({ id: "burnout", ago: 1 });
  expect(aside.given).toEqual(["are-you-real", "burnout"]);
});

it("CHAT-18 'leave it' ends the situation and keeps questions away for a while", () => {
  expect(stand(burnout.answer, stop[0])).toMatchObject({ thread: null, isQuiet: true });
  expect(stand(burnout.answer, stop[0], plain[0], plain[1], plain[2])).toMatchObject({ isQuiet: false });
  expect(stand(cardOf("no-questions").answer, plain[0], plain[1], plain[2], plain[3]).isQuiet).toBe(true);
});

it("CHAT-18 knows which two situations were offered, however they were asked about", () => {
  for (const template of either) {
    const filled = template
      .replace("{a}", content.moves.titles.burnout ?? "")
      .replace("{b}", content.moves.titles["bad-boss"] ?? "");
    const { offered, sinceEither } = choicesIn(after("…", filled), content, "adult");
    expect([[...offered].sort(), sinceEither]).toEqual([["bad-boss", "burnout"], 0]);
  }
  expect(choicesIn(after(plain[0]), content, "adult").offered).toEqual([]);
});

it("CHAT-18 knows when they were asked where they'd like to go", () => {
  expect(choicesIn(after(`${plain[0]} ${wrap[0]}`, plain[1]), content, "adult").sinceWrap).toBe(1);
  expect(choicesIn(after(plain[0]), content, "adult").sinceWrap).toBe(Number.POSITIVE_INFINITY);
});
