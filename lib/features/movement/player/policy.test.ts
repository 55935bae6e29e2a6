import { fullRoutine } from "@/tests/factories/routines";
import { freshPlace, momentIn, reducePlayer, resumed, secondsIn, sessionOf, stepsOf } from "./policy";
import type { Action, Place, Work } from "./types";

const items = fullRoutine().exercises;
const steps = stepsOf(items);
const play = (actions: readonly Action["type"][], from: Place = freshPlace("key"), minutes = 1): Place =>
  actions.reduce(
    (place, type, at) => reducePlayer(place, { type, now: (at + 1) * minutes * 60_000 } as Action, steps),
    from,
  );

describe("the steps of a routine", () => {
  it("are its sets in order, with a rest between two sets of one exercise and none after the last", () => {
    expect(steps.map(({ kind, item }) => `${item} ${kind}`)).toEqual([
      "0 work",
      "1 work",
      "1 rest",
      "1 work",
      "2 work",
    ]);
  });

  it("are one for each side where an exercise is held, and one for both where it is counted", () => {
    const [warmup, counted] = items;
    if (!warmup || !counted) throw new Error("the routine is too short");
    const sided = [warmup, counted].map((item) => ({ ...item, exercise: { ...item.exercise, perSide: true } }));
    const works = stepsOf(sided).filter((step): step is Work => step.kind === "work");
    expect(works.map(({ item, side }) => [item, side])).toEqual([
      [0, "first"],
      [0, "second"],
      [1, null],
      [1, null],
    ]);
  });
});

describe("PHYS-10 the way through a routine", () => {
  it("goes from Start over every Next to the questions after it", () => {
    const place = play(["start", "next", "next", "next", "next", "next"]);
    expect(place).toMatchObject({ stage: "after", done: [0, 1, 2, 3, 4], movedMs: 5 * 60_000 });
    const session = sessionOf("r", items, place);
    expect(session).toMatchObject({ duration: 5, totalExercises: 3 });
    expect(session.performances).toEqual([
      expect.objectContaining({ setsCompleted: 1, holdTimeCompleted: 30, completionStatus: "completed" }),
      expect.objectContaining({ setsCompleted: 2, repsCompleted: 20, completionStatus: "completed" }),
      expect.objectContaining({ setsCompleted: 1, holdTimeCompleted: 60, completionStatus: "completed" }),
    ]);
  });

  it("what was left at once counts only as long as nobody says that it was only a look", () => {
    const fast = play(["start", "next", "next", "next", "next", "next"], freshPlace("key"), 1 / 60);
    expect(fast.quick).toEqual([0, 1, 3, 4]);
    const statusOf = (place: Place) => sessionOf("r", items, place).performances.map((one) => one.completionStatus);
    expect(statusOf(fast)).toEqual(["completed", "completed", "completed"]);
    const looked = reducePlayer(fast, { type: "say", answers: { onlyLooked: true } }, steps);
    expect(statusOf(looked)).toEqual(["skipped", "skipped", "skipped"]);
    // The step was revisited and done, so it no longer counts as a look.
    const back = reducePlayer(
      reducePlayer(fast, { type: "back", now: 10_000 }, steps),
      { type: "next", now: 60_000 },
      steps,
    );
    expect(back.quick).toEqual([0, 1, 3]);
  });

  it("tells what was left out, done in part and stopped", () => {
    const partial = play(["start", "skip", "next", "skip", "end"]);
    expect(sessionOf("r", items, partial).performances.map(({ completionStatus }) => completionStatus)).toEqual([
      "skipped",
      "partial",
      "skipped",
    ]);
    const stopped = reducePlayer(play(["start", "next"]), { type: "stop", now: 9e5, signs: ["chest-pain"] }, steps);
    expect(stopped.stage).toBe("stopped");
    expect(sessionOf("r", items, stopped)).toMatchObject({
      painAfter: null,
      stopSigns: ["chest-pain"],
      performances: [
        { completionStatus: "completed" },
        { completionStatus: "stopped", setsCompleted: 0 },
        { completionStatus: "skipped" },
      ],
    });
  });

  it("goes back past a rest, and back from the questions to the last step", () => {
    expect(play(["start", "next", "next", "next", "back"]).step).toBe(1);
    const back = play(["start", "next", "next", "next", "next", "next", "back"]);
    expect(back).toMatchObject({ stage: "moving", step: 4, endedAt: null });
  });

  it("counts no pause, and after a reload nothing until the person goes on", () => {
    const started = reducePlayer(freshPlace("key"), { type: "start", now: 0 }, steps);
    const resting = reducePlayer(started, { type: "pause", now: 60_000 }, steps);
    expect(secondsIn(resting, 600_000)).toBe(60);
    const reloaded = resumed(reducePlayer(resting, { type: "go on", now: 600_000 }, steps));
    expect(secondsIn(reloaded, 9_000_000)).toBe(60);
    expect(reducePlayer(reloaded, { type: "next", now: 9_000_000 }, steps)).toMatchObject({ step: 1, movedMs: 60_000 });
  });

  it("presses nothing in a stage that has no such button", () => {
    const fresh = freshPlace("key");
    expect(play(["next"], fresh)).toEqual(fresh);
    const over = play(["start", "end"]);
    expect(play(["next", "start", "skip"], over)).toEqual(over);
  });

  it("begins with the pain that was told last", () => {
    expect(freshPlace("key", 6)).toMatchObject({ painBefore: 6, painAfter: 6 });
  });

  it("suggests the pain from before as the pain after, until something else was said", () => {
    const before = reducePlayer(freshPlace("key"), { type: "say", answers: { painBefore: 6 } }, steps);
    const over = play(["start", "end"], before);
    expect(over.painAfter).toBe(6);
    const gone = reducePlayer(over, { type: "say", answers: { painAfter: 0 } }, steps);
    expect(play(["back", "end"], gone).painAfter).toBe(0);
  });
});

describe("the clock", () => {
  const hold: Work = { kind: "work", item: 0, set: 1, side: null, reps: null, holdTime: 10 };

  it("leaves five seconds to get into place, then counts the hold", () => {
    expect([0, 4, 5, 14, 15].map((at) => momentIn(hold, at)?.phase)).toEqual([
      "ready",
      "ready",
      "hold",
      "hold",
      "over",
    ]);
    expect(momentIn(hold, 7)).toMatchObject({ left: 8, of: 10 });
  });

  it("lets go between held repetitions and counts them", () => {
    const held = { ...hold, reps: 2, holdTime: 5 };
    expect([5, 10, 12, 17].map((at) => momentIn(held, at))).toMatchObject([
      { phase: "hold", reps: 0 },
      { phase: "release", reps: 1 },
      { phase: "hold", reps: 1 },
      { phase: "over", reps: 2 },
    ]);
  });

  it("has nothing to show for repetitions without a hold, and ends a rest", () => {
    expect(momentIn({ ...hold, reps: 10, holdTime: null }, 3)).toBeNull();
    const rest = { kind: "rest", item: 0, set: 1, seconds: 20 } as const;
    expect([0, 19, 20].map((at) => momentIn(rest, at)?.phase)).toEqual(["rest", "rest", "over"]);
  });
});
