import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import { LANGUAGES } from "@/lib/shared/languages";
import { CULTURAL_BACKGROUNDS, RELIGIONS } from "./constants";

describe("the lists of onboarding", () => {
  it("ONBD-07 languages", () => {
    expect(LANGUAGES).toEqual(["en", "es", "fr", "de", "zh", "ar", "hi", "other"]);
  });

  it("ONBD-08 cultural backgrounds", () => {
    expect(CULTURAL_BACKGROUNDS.join(" ")).toBe(
      "prefer_not_to_say african-american asian-american hispanic-latino native-american middle-eastern south-asian east-asian european mixed other",
    );
  });

  it("ONBD-09 religions", () => {
    expect(RELIGIONS.join(" ")).toBe(
      "prefer_not_to_say christian muslim jewish hindu buddhist sikh atheist agnostic spiritual other",
    );
  });

  it("gives each option words of its own", () => {
    const { language, culture, religion } = ONBOARDING_COPY.adult;
    for (const { names } of [language, culture, religion]) {
      expect(new Set(Object.values(names)).size).toBe(Object.keys(names).length);
    }
  });
});
