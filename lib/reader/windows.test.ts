import fc from "fast-check";
import { windowsOf } from "./windows";

const upTo = (length: number): number[] => Array.from({ length }, (_, at) => at);

describe("windows of a long text", () => {
  it("leaves a text that fits as one window", () => {
    expect(windowsOf(upTo(5), 5, 2)).toEqual([[0, 1, 2, 3, 4]]);
    expect(windowsOf([], 5, 2)).toEqual([[]]);
  });

  it("reads every token, and what stands at the end of a window again in the next (CRIS-16)", () => {
    expect(windowsOf(upTo(9), 5, 2)).toEqual([
      [0, 1, 2, 3, 4],
      [3, 4, 5, 6, 7],
      [6, 7, 8],
    ]);
  });

  it("misses nothing, whatever the length", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (length) => {
        const windows = windowsOf(upTo(length), 100, 32);
        expect([...new Set(windows.flat())]).toEqual(upTo(length));
        expect(windows.every((window) => window.length <= 100)).toBe(true);
      }),
    );
  });
});
