import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { converseWith } from "@/tests/fakes/crisis-talk";
import { checkIn } from "../protocol/check-in";
import { textOf, textsFor } from "../protocol/speak";

const hearers = SPOKEN_LANGUAGES.flatMap((language) => AGE_GROUPS.map((audience) => ({ language, audience })));

/** The path of every text in a dictionary, such as "steps.plan.0". */
function idsOf(texts: unknown, path: readonly string[] = []): string[] {
  if (typeof texts === "string") return [path.join(".")];
  return typeof texts === "object" && texts !== null
    ? Object.entries(texts).flatMap(([key, inner]) => idsOf(inner, [...path, key]))
    : [];
}

const idsFor = (hearer: (typeof hearers)[number]): string[] => {
  const { talk, steps, moments } = textsFor(hearer);
  return idsOf({ talk, steps, moments });
};

const ONLY_IN_US = /988|911|741741|1-800|thehotline|findtreatment|Childhelp|88788|oprim|[{}]/;

describe("the words of a crisis outside the United States", () => {
  it.each(hearers)("CRIS-14 $language $audience: no text names a line of another country", (hearer) => {
    const inSpain = { ...hearer, region: "ES" };
    const texts = idsFor(hearer).map((id) => textOf({ id }, inSpain));
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => ONLY_IN_US.test(text))).toEqual([]);
  });

  it.each(hearers)(
    "CRIS-14 $language $audience: a country without a line of its own has its emergency number",
    (hearer) => {
      const texts = idsFor(hearer).map((id) => textOf({ id }, { ...hearer, region: "FJ" }));
      expect(texts.filter((text) => /112\P{L}{0,2}\p{L}{0,4}\P{L}{1,2}112/u.test(text))).toEqual([]);
      expect(texts.some((text) => text.includes("112"))).toBe(true);
    },
  );

  it("CRIS-14 CRIS-16 answers in Spain with the numbers of Spain", async () => {
    const hearer = { language: "es", audience: "adult", region: "ES" } as const;
    const [wish, harm] = [
      await converseWith(["me quiero morir"], hearer),
      await converseWith(["mi marido me pega"], hearer),
    ];
    expect(wish[0]?.answer?.text).toContain("024");
    expect(harm[0]?.answer?.text).toContain("112");
    expect(checkIn(hearer, "suicide", 0)?.text).not.toMatch(/988/);
  });

  it("CRIS-14 keeps 988 where the country is not known", () => {
    expect(textOf({ id: "steps.lines.0" }, { language: "es", audience: "adult" })).toMatch(/988.*741741/s);
  });
});
