import type { Act } from "@/lib/reader/labels";
import { AUDIENCES, type Audience } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { type Finding, NOTHING_FOUND } from "../types";
import { protocolReply } from "./protocol-reply";
import { textOf } from "./speak";

const clear = (finding: Partial<Finding>): Finding => ({
  ...NOTHING_FOUND,
  crisis: true,
  concern: "clear",
  kind: "suicide",
  severity: "moderate",
  ...finding,
});
const INFERRED = clear({ evidence: ["reader"] });
const STATED = clear({ evidence: ["suicide.active", "reader"] });

/**
 * Inferred, and every minute seems to count, so help comes first and there's no direct question.
 */
const IMMINENT = clear({ evidence: ["reader"], severity: "imminent" });

const taken = (act: Act): Finding => ({ ...NOTHING_FOUND, act });

/** The last answer to these messages. */
function answerTo(
  said: readonly (readonly [text: string, finding: Finding])[],
  audience: Audience = "adult",
  language: SpokenLanguage = "en",
) {
  let answer: ReturnType<typeof protocolReply> = null;
  for (const [text, finding] of said)
    answer = protocolReply({ state: answer?.state ?? null, finding, text, hearer: { language, audience } });
  return answer;
}

const words = (audience: Audience, language: SpokenLanguage = "en") =>
  textOf({ id: "moments.takenBack" }, { audience, language });

it.each(["denial", "correction"] as const)("CRIS-16 an inferred danger is let go after a %s", (act) => {
  const answer = answerTo([
    ["ugh this commute is going to be the end of me", INFERRED],
    ["it's only something people say about the commute", taken(act)],
  ]);
  expect(answer?.text).toBe(words("adult"));
  expect(answer?.state).toMatchObject({ phase: "rest", takenBack: true, sign: false });
});

it("CRIS-16 a danger that was stated isn't let go by taking it back", () => {
  const answer = answerTo([
    ["I want to kill myself", STATED],
    ["it's only something people say about the commute", taken("correction")],
  ]);
  expect(answer?.text).not.toBe(words("adult"));
  expect(answer?.state.takenBack).toBeUndefined();
});

const COMMUTE = "ugh this commute is going to be the end of me";
const DENIED = [["it's only something people say about the commute", taken("correction")]] as const;
type Line = readonly [text: string, finding: Finding];

it.each<[string, readonly Line[]]>([
  [
    "shows danger again, plainly",
    [
      [COMMUTE, INFERRED],
      ["no, well, I do want to kill myself", { ...STATED, act: "correction" }],
    ],
  ],
  [
    "shows danger again, to the encoder",
    [
      [COMMUTE, INFERRED],
      ["no, I meant I wish I never woke up again", { ...taken("correction"), steppedDown: true }],
    ],
  ],
  [
    "shows a possible danger",
    [
      [COMMUTE, INFERRED],
      ["not that, I'm just done", { ...taken("denial"), concern: "possible", kind: "suicide", severity: "low" }],
    ],
  ],
  [
    "could not be read",
    [
      [COMMUTE, INFERRED],
      ["it's only a saying", { ...taken("denial"), unread: true }],
    ],
  ],
  [
    "follows a yes",
    [
      [COMMUTE, INFERRED],
      ["Yes", NOTHING_FOUND],
      ["no nothing like that", taken("denial")],
    ],
  ],
  ["denies something close only once", [[COMMUTE, IMMINENT], ...DENIED]],
  ["denies something close that was stated", [[COMMUTE, { ...STATED, severity: "imminent" }], ...DENIED, ...DENIED]],
  [
    "is about something grave",
    [
      ["I wrote them all letters", clear({ evidence: ["reader"], severity: "high" })],
      ["lol no just joking", taken("denial")],
    ],
  ],
  [
    "is about being hurt",
    [
      ["he gets like that", clear({ evidence: ["reader"], kind: "abuse" })],
      ["it's not like that, he only gets loud when I make mistakes", taken("denial")],
    ],
  ],
  [
    "is about voices",
    [
      ["they tell me things", clear({ evidence: ["reader"], kind: "psychosis" })],
      ["I want to live, that is why I have to obey them", NOTHING_FOUND],
    ],
  ],
  [
    "is about eating",
    [
      ["an apple is plenty", clear({ evidence: ["reader"], kind: "eating" })],
      ["I don't want to die, I just want to be thin", NOTHING_FOUND],
    ],
  ],
])("CRIS-16 nothing is let go where the answer %s", (_, said) => {
  expect(answerTo(said)?.state.takenBack).toBeUndefined();
});

it("CRIS-16 something close that was only inferred is asked about directly once it's denied, and let go with the second denial", () => {
  const jaw: Line = ["my jaw gets tight and then it comes out of me, and I'm up at half past five", IMMINENT];
  const denied: Line = ["no, I'm talking about yelling at the kids", taken("correction")];
  expect(answerTo([jaw, denied])?.text).toContain(
    textOf({ id: "steps.askSuicide.1" }, { audience: "adult", language: "en" }),
  );
  const bill: Line = ["I have to pay the electric bill before I can call anyone", NOTHING_FOUND];
  const letGo = answerTo([jaw, bill, denied, ["No, I don't want to die", taken("denial")]]);
  expect(letGo?.text).toBe(words("adult"));
  expect(letGo?.state).toMatchObject({ phase: "rest", takenBack: true });
  expect(answerTo([jaw, denied, denied], "child")?.state.takenBack).toBeUndefined();
  expect(answerTo([jaw, denied, ["yes", taken("yes")], denied])?.state.takenBack).toBeUndefined();
});

it("CRIS-16 a child says it twice, and each time after a direct question", () => {
  const homework: Line = ["this homework is going to be the end of me", INFERRED];
  const denied: Line = ["that's only how people talk about homework", taken("correction")];
  expect(answerTo([homework, denied], "child")?.state.takenBack).toBeUndefined();
  expect(answerTo([homework, ["i dont know", NOTHING_FOUND], denied], "child")?.state.takenBack).toBeUndefined();
  expect(answerTo([homework, denied], "child")?.text).toContain(
    textOf({ id: "steps.askSuicide.1" }, { audience: "child", language: "en" }),
  );
  expect(answerTo([homework, denied, denied], "child")?.text).toBe(words("child"));
});

it.each(SPOKEN_LANGUAGES.flatMap((language) => AUDIENCES.map((audience) => [language, audience] as const)))(
  "CRIS-16 it's let go in words of their own (%s, %s)",
  (language, audience) => {
    expect(words(audience, language)).toMatch(/[?？؟]$/);
    expect(words(audience, language)).not.toContain("{");
  },
);
