import { judge } from "./judge/judge";
import { DIMENSIONS } from "./judge/types";
import { readPlanted } from "./planted";
import { AIM, scoreOf } from "./score";

const all = readPlanted();
const bad = all.filter(({ expect: expected }) => expected === "bad");
const good = all.filter(({ expect: expected }) => expected === "good");

describe("transcripts written apart from the judge", () => {
  it("are 30 bad ones and 10 good ones at least, with a bad one for every dimension", () => {
    expect(bad.length).toBeGreaterThanOrEqual(30);
    expect(good.length).toBeGreaterThanOrEqual(10);
    expect(new Set(bad.map(({ dimension }) => dimension))).toEqual(new Set(DIMENSIONS));
  });

  it.each(bad.map((one) => [one.id, one] as const))("fails %s where it is bad", (_, transcript) => {
    const failed = judge(transcript).filter(({ verdict }) => !verdict.pass);
    expect(failed.map(({ dimension }) => dimension)).toContain(transcript.dimension);
  });

  it.each(good.map((one) => [one.id, one] as const))("passes %s", (_, transcript) => {
    const judged = judge(transcript);
    const harmful = judged.flatMap(({ item, harm, verdict }) =>
      !verdict.pass && harm === "high" ? [`${item}: ${verdict.quote.text}`] : [],
    );
    expect(harmful).toEqual([]);
    const scores = DIMENSIONS.map(
      (one) => [one, scoreOf(judged.filter(({ dimension }) => dimension === one))] as const,
    );
    expect(scores.filter(([, score]) => score !== null && score < AIM)).toEqual([]);
  });
});
