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
  textOf({ id: "echo.takenBack" }, { audience, language });

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

it("CRIS-16 nor is one that shows again, or that's close", () => {
  const again = answerTo([
    ["ugh this commute is going to be the end of me", INFERRED],
    ["no, well, I do want to kill myself", { ...STATED, act: "correction" }],
  ]);
  expect(again?.state.takenBack).toBeUndefined();
  const close = answerTo([
    ["ugh this commute is going to be the end of me", clear({ evidence: ["reader"], severity: "imminent" })],
    ["it's only something people say about the commute", taken("correction")],
  ]);
  expect(close?.state.takenBack).toBeUndefined();
});

it("CRIS-16 a child is asked once more before it's let go", () => {
  const said: [string, Finding][] = [
    ["this homework is going to be the end of me", INFERRED],
    ["that's only how people talk about homework", taken("correction")],
  ];
  expect(answerTo(said, "child")?.state.takenBack).toBeUndefined();
  const once = answerTo([...said, ["really, it's only how people talk about it", taken("correction")]], "child");
  expect(once?.text).toBe(words("child"));
});

it.each(SPOKEN_LANGUAGES.flatMap((language) => AUDIENCES.map((audience) => [language, audience] as const)))(
  "CRIS-16 it's let go in words of their own (%s, %s)",
  (language, audience) => {
    expect(words(audience, language)).toMatch(/[?？؟]$/);
    expect(words(audience, language)).not.toContain("{");
  },
);
