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
  topics: [],
  valence: "neg",
  told: [],
  vector: null,
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

  it("takes an inferred danger as one that may be a misreading, and a plain or sure one as said", () => {
    expect(findingOf(READING).evidence).toEqual(["voter"]);
    expect(findingOf({ ...READING, score: 0.99 }).evidence).toContain("suicide.intent");
    expect(findingOf({ ...READING, because: ["rule.en.intent"] }).evidence).toEqual(["suicide.intent"]);
    expect(findingOf({ ...READING, score: 0.99, whose: "close" }).evidence).toEqual(["voter"]);
  });

  it("names what the protocol doesn't have to ask again, and a danger at home", () => {
    const told = ["now", "means_near"] as const;
    expect(findingOf({ ...READING, told }).evidence).toEqual(["voter", "sign.now", "sign.means"]);
    expect(findingOf({ ...READING, topics: ["abuse", "parents"] }).evidence).toContain("sign.home");
  });

  it("says that nothing but rules has read", () => {
    expect(findingOf({ ...READING, score: null }).unread).toBe(true);
    expect(findingOf(READING).unread).toBeUndefined();
  });
});
