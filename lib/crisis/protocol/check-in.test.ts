import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { converseWith } from "@/tests/fakes/crisis-talk";
import { CHECK_IN_DAYS, checkIn } from "./check-in";
import type { Hearer } from "./types";

const DAY = 24 * 60 * 60 * 1000;
const en: Hearer = { language: "en", audience: "adult" };
const hearers = SPOKEN_LANGUAGES.flatMap((language) =>
  (["adult", "child"] as const).map((audience) => ({ language, audience })),
);

/** The answers that follow the question at a later visit. */
async function answersAfter(kind: string, ...says: string[]) {
  const asked = checkIn(en, kind, DAY);
  if (!asked) throw new Error("Nothing was asked");
  return (await converseWith(says, en, asked.state)).map(({ answer }) => answer);
}

describe("the check at the next visit", () => {
  it.each(hearers)(
    "CRIS-16 $language $audience: asks once, and of what happened to others it names nothing",
    (hearer) => {
      expect(checkIn(hearer, "suicide", DAY)?.text).toMatch(/[?？؟]/);
      expect(checkIn(hearer, "abuse", DAY)?.text).not.toBe(checkIn(hearer, "suicide", DAY)?.text);
      expect(checkIn(hearer, "suicide", (CHECK_IN_DAYS + 1) * DAY)).toBeNull();
      expect(checkIn(hearer, "suicide", -1)).toBeNull();
    },
  );

  it.each([["no, not since Monday"], ["much better"], ["I'm good"], ["they are gone"]])(
    "R-20 leaves the talk to the guide after: %s",
    async (says) => {
      const [answer, next] = await answersAfter("suicide", says, "I had a quarrel about the rent");
      expect(answer?.state.phase).toBe("rest");
      expect(answer?.text).toMatch(/988/);
      expect(next).toBeNull();
    },
  );

  it("CRIS-16 follows a bare no with one softer question", async () => {
    const [softer, well] = await answersAfter("suicide", "no", "pretty safe");
    expect(softer?.state.used).toContain("backCheck.1");
    expect(well?.state.phase).toBe("rest");
    const [, worse] = await answersAfter("suicide", "no", "not very");
    expect(worse?.state).toMatchObject({ phase: "care", kind: "suicide" });
  });

  it.each(["they came back", "still there", "yes", "not safe", "close"])(
    "CRIS-16 cares again after: %s",
    async (says) => {
      const [answer] = await answersAfter("suicide", says);
      expect(answer?.state).toMatchObject({ phase: "care", asked: "askNear.0", severity: "moderate" });
      expect(answer?.text).toMatch(/988/);
    },
  );

  it("CRIS-16 goes on with what it was, also where somebody else was the danger", async () => {
    expect((await answersAfter("abuse", "yes, he is back"))[0]?.state).toMatchObject({ kind: "abuse", home: true });
    expect((await answersAfter("third_party", "no"))[0]?.state.phase).toBe("rest");
  });

  it("CRIS-16 R-20 is asked again in other words until it is answered, twice at most, and offers nothing before", async () => {
    const answers = await answersAfter("suicide", "hey, its me again", "work was ok today", "and the car broke down");
    expect(answers.map((answer) => answer?.state.used?.at(-1))).toEqual(["backCheck.1", "backCheck.0", undefined]);
    expect(answers.slice(0, 2).flatMap((answer) => answer?.activities)).toEqual([]);
    expect(new Set(answers.map((answer) => answer?.text)).size).toBe(3);
    const [, answered] = await answersAfter("suicide", "hey, its me again", "very safe, it is gone");
    expect(answered?.state.phase).toBe("rest");
  });
});
