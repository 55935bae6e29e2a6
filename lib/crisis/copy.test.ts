import { AUDIENCES } from "@/lib/shared/audience";
import { filled } from "@/lib/shared/filled";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { crisisDialogCopy } from "./copy";

const CASES = SPOKEN_LANGUAGES.flatMap((language) => AUDIENCES.map((audience) => [language, audience] as const));
const textsOf = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(textsOf) : [];

describe("words of the crisis dialog", () => {
  it.each(CASES)("R-18 %s for the %s: no exclamation mark, no emoji, nothing empty", (language, audience) => {
    for (const text of textsOf(crisisDialogCopy(language, audience))) {
      expect(text).not.toMatch(/[!！¡]|\p{Extended_Pictographic}/u);
      expect(text.trim()).not.toBe("");
    }
  });

  it.each(CASES)("CRIS-05 %s: the %s reads about a trusted adult only as a child", (language, audience) => {
    expect(crisisDialogCopy(language, audience).trustedAdult !== null).toBe(audience === "child");
  });

  it.each(CASES)("CRIS-14 %s for the %s has room for each number and names 988", (language, audience) => {
    const copy = crisisDialogCopy(language, audience);
    expect(filled(copy.call, { number: "988" })).toContain("988");
    expect(filled(copy.text, { number: "741741" })).toContain("741741");
    expect(filled(copy.textHint, { word: "HOME" })).toContain("HOME");
    expect(filled(copy.immediateDanger, { number: "911" })).toContain("911");
    expect(copy.footer).toContain("988");
  });

  it("no translation was left in English", () => {
    const english = crisisDialogCopy("en", "adult");
    for (const language of SPOKEN_LANGUAGES.filter((known) => known !== "en")) {
      const copy = crisisDialogCopy(language, "adult");
      const same = Object.keys(english).filter(
        (key) =>
          key !== "chat" &&
          key !== "trustedAdult" &&
          copy[key as keyof typeof copy] === english[key as keyof typeof english],
      );
      expect(same).toEqual([]);
    }
  });
});
