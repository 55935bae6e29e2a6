import { ptSession } from "@/tests/factories/routines";
import { minutesByWeek, painChange, painPairs } from "./policy";
import { recordSessionInput } from "./schema";

it("the pain picture shows the sessions in which both were told, oldest first", () => {
  const sessions = [
    ptSession({ painBefore: 4, painAfter: 2 }),
    ptSession({ painBefore: null }),
    ptSession({ painAfter: null }),
    ptSession({ painBefore: 6, painAfter: 5 }),
  ];
  const pairs = painPairs(sessions);
  expect(pairs.map(({ before, after }) => [before, after])).toEqual([
    [6, 5],
    [4, 2],
  ]);
  expect(painChange(pairs)).toBe(-1.5);
  expect(painChange([])).toBeNull();
});

it("minutes are summed by the week of the person's own days, empty weeks too", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const weeks = minutesByWeek(
    [
      ptSession({ createdAt: "2026-11-20T12:00:00Z", duration: 15 }),
      // This is still Saturday the 14th in New York.
      ptSession({ createdAt: "2026-11-15T03:00:00Z", duration: 10 }),
      ptSession({ createdAt: "2026-01-01T12:00:00Z", duration: 99 }),
    ],
    "America/New_York",
    now,
  );
  expect(weeks).toHaveLength(8);
  expect(weeks.slice(-2)).toEqual([
    { day: "2026-11-08", minutes: 10 },
    { day: "2026-11-15", minutes: 15 },
  ]);
  expect(weeks[0]?.minutes).toBe(0);
});

describe("what is sent for a session", () => {
  const id = "3f9c2a70-5d1e-4a53-9c0e-2b7f5d9a1c11";
  const done = { exerciseId: id, completionStatus: "completed" };

  it("is counted from the performances where no counts come", () => {
    const performances = [done, done, { ...done, completionStatus: "skipped" }];
    expect(recordSessionInput.parse({ duration: 10, performances })).toMatchObject({
      completedExercises: 2,
      totalExercises: 3,
    });
  });

  it.each([
    ["pain of 11", { painBefore: 11 }, "painBefore", "Pain before must be a whole number from 0 to 10"],
    ["energy of 0", { energyLevel: 0 }, "energyLevel", "Energy must be a whole number from 1 to 10"],
    ["half a minute", { duration: 0.5 }, "duration", "Duration must be a whole number from 0 to 1440"],
    [
      "a rating of 6",
      { performances: [{ ...done, difficultyRating: 6 }] },
      "performances.0.difficultyRating",
      /1 to 5/,
    ],
    [
      "more done than there was",
      { completedExercises: 3, totalExercises: 2 },
      "completedExercises",
      "There are more completed exercises than exercises",
    ],
  ])("PHYS-08 refuses %s and names the field", (_, more, path, message) => {
    const [issue] = recordSessionInput.safeParse({ duration: 10, ...more }).error?.issues ?? [];
    expect(issue?.path.join(".")).toBe(path);
    expect(issue?.message).toMatch(message);
  });
});
