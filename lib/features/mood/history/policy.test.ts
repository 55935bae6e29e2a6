import { MOOD_COPY } from "@/lib/features/mood/copy";
import { moodEntry } from "@/tests/factories/moods";
import { asCsv, daysOf, historyOf, ownWords, shiftDay, summaryOf } from "./policy";

const at = (createdAt: string, mood: Parameters<typeof moodEntry>[0] = {}) => moodEntry({ createdAt, ...mood });

describe("the days of a picture", () => {
  it("hold the week or the month of a day, and the next and the previous one", () => {
    expect(daysOf("month", "2026-02-14")).toHaveLength(28);
    expect(daysOf("week", "2026-11-20")[0]).toBe("2026-11-15");
    expect(shiftDay("week", "2026-11-20", -1)).toBe("2026-11-13");
    expect(shiftDay("month", "2026-12-31", 1)).toBe("2027-01-01");
  });

  it("put each entry on the day where the person is, earliest first", () => {
    const [late, early] = [at("2026-11-21T03:30:00Z"), at("2026-11-20T12:00:00Z")];
    const inNewYork = historyOf([late, early], ["2026-11-20", "2026-11-21"], "America/New_York");
    expect(inNewYork.map(({ moods }) => moods.map(({ id }) => id))).toEqual([[early.id, late.id], []]);
    const inTokyo = historyOf([late, early], ["2026-11-20", "2026-11-21"], "Asia/Tokyo");
    expect(inTokyo.map(({ moods }) => moods.map(({ id }) => id))).toEqual([[early.id], [late.id]]);
  });
});

describe("what is said about a picture", () => {
  const dayWith = (...moods: ("sad" | "happy")[]) => ({
    day: "2026-11-20",
    moods: moods.map((mood) => moodEntry({ mood })),
  });

  it("counts entries and the days that have some", () => {
    const days = [dayWith("sad", "sad"), { day: "2026-11-21", moods: [] }, dayWith("happy")];
    expect(summaryOf(days)).toMatchObject({ entries: 3, days: 2 });
  });

  it("names the most frequent mood from five entries on, and never in a tie", () => {
    expect(summaryOf([dayWith("sad", "sad", "sad", "sad")]).most).toBeNull();
    expect(summaryOf([dayWith("sad", "sad", "sad", "happy", "happy")]).most).toEqual({ mood: "sad", times: 3 });
    expect(summaryOf([dayWith("sad", "sad", "sad", "happy", "happy", "happy")]).most).toBeNull();
  });
});

it("leaves out the note that one tap writes, and keeps a person's own", () => {
  for (const audience of ["adult", "child"] as const) {
    const { quickNote, labels } = MOOD_COPY[audience];
    expect(ownWords({ notes: quickNote(labels.sad) })).toBeNull();
  }
  expect(ownWords({ notes: null })).toBeNull();
  expect(ownWords({ notes: "the house after dad" })).toBe("the house after dad");
});

describe("the file", () => {
  const rowOf = ({ notes }: { notes: string | null }) => [notes ?? ""];

  it("is oldest first and keeps quotes and line breaks", () => {
    const moods = [moodEntry({ notes: 'He said "no",\nagain' }), moodEntry({ notes: "first" })];
    expect(asCsv(moods, ["Note"], rowOf)).toBe('"Note"\r\n"first"\r\n"He said ""no"",\nagain"\r\n');
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])("disarms the formula %j", (notes) => {
    expect(asCsv([moodEntry({ notes })], [], rowOf)).toBe(`\r\n"'${notes}"\r\n`);
  });
});
