import ordinary from "@/content/rules/ordinary.json";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { withoutOrdinary } from "./ordinary";
import { unfold } from "./unfold";

const rest = (text: string): string | null => withoutOrdinary(unfold(text));

describe("what a text says besides its ordinary phrases", () => {
  it("has phrases of every language", () => {
    expect(Object.keys(ordinary).toSorted()).toEqual([...SPOKEN_LANGUAGES].toSorted());
  });

  it.each([
    ["I had lunch with Maru.", null],
    ["My legs are killing me.", "My ."],
    ["My legs are killing me and I want to die", "My  and I want to die"],
    ["I SHOT some photos. I hate myself.", "I . I hate myself."],
    ["Los pies me están matando, quiero morir", "Los , quiero morir"],
    ["腿疼死了，而且我想死。", "腿，而且我想死。"],
    ["想死你了", ""],
  ])("CHAT-19 C5 %j leaves %j", (text, left) => expect(rest(text)).toBe(left));

  it("CRIS-16 C5 takes no more than the phrase, however much follows", () => {
    expect(rest("I had a flu shot, then I took all my pills")).toMatch(/took all my pills$/);
    expect(rest("I bombed the exam and tonight I will not be here")).toMatch(/tonight I will not be here$/);
  });

  it("CRIS-16 C5 skips no word of danger, nor a length of time, inside a phrase", () => {
    for (const text of [
      "I threw up and told them it was a stomach bug.",
      "I have not eaten for six days before surgery.",
      "说了想死他们就要强制住院",
    ])
      expect(rest(text)).toBeNull();
  });

  it.each(["killing ", "my legs are ", "想死", "eat surgery ", "a ", "की "])(
    "takes bounded time on 64 KiB of %j",
    (part) => {
      const begun = performance.now();
      rest(part.repeat(65_536 / part.length));
      expect(performance.now() - begun).toBeLessThan(5_000);
    },
  );
});
