import type { Reading } from "@/lib/reader/types";
import { findingOf } from "./finding-of";

const READING: Reading = {
  concern: "clear",
  score: 0.9,
  kind: "suicide",
  severity: "high",
  whose: "self",
  time: "now",
  act: "statement",
  sure: { act: 0.9, valence: 0.9 },
  asks: 0,
  topics: [],
  valence: "neg",
  told: [],
  vector: null,
  beside: [],
  stated: [],
  because: ["reader.clear"],
};

describe("what a reading means for the crisis path", () => {
  it("opens the dialog for a clear concern alone (CRIS-16)", () => {
    expect(findingOf(READING)).toMatchObject({ crisis: true, concern: "clear", kind: "suicide", severity: "high" });
    expect(findingOf({ ...READING, concern: "possible" })).toMatchObject({ crisis: false, concern: "possible" });
    expect(findingOf({ ...READING, concern: "none", kind: "none", severity: "none" })).toMatchObject({
      crisis: false,
      concern: "none",
      evidence: [],
    });
  });

  it("CRIS-16 takes what the encoder hears as what may be a misreading, and what a rule names as said", () => {
    expect(findingOf({ ...READING, score: 0.99 }).evidence).toEqual(["reader"]);
    expect(findingOf({ ...READING, stated: [{ kind: "suicide", severity: "high" }] }).evidence).toEqual([
      "suicide.intent",
    ]);
    expect(findingOf({ ...READING, stated: [{ kind: "abuse", severity: "moderate" }] }).evidence).toEqual([
      "reader",
      "abuse.violence",
    ]);
  });

  it("CRIS-17 names a danger at home, and a second danger", () => {
    expect(findingOf({ ...READING, topics: ["abuse", "parents"] }).evidence).toContain("sign.home");
    expect(findingOf({ ...READING, beside: ["abuse"] }).beside).toEqual(["abuse"]);
  });

  it("says that nothing but rules has read", () => {
    expect(findingOf({ ...READING, score: null }).unread).toBe(true);
    expect(findingOf(READING).unread).toBeUndefined();
    // The deadline cut off part of the text, so it's read again unless the part that was read is
    // clear.
    const cut = { ...READING, because: ["reader.cut"] };
    expect(findingOf({ ...cut, concern: "none", kind: "none", severity: "none" }).unread).toBe(true);
    expect(findingOf(cut).unread).toBeUndefined();
  });
});
