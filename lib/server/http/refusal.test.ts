import { detectCrisis } from "@/lib/crisis/detect";
import { textsIn } from "./refusal";

describe("the texts of a refused body", () => {
  it("CRIS-16 are read one by one in a body of ordinary size, however deep", () => {
    expect(textsIn({ notes: "one", triggers: ["two", { deep: "three" }], level: 3 }).sort()).toEqual([
      "one",
      "three",
      "two",
    ]);
  });

  it("CRIS-16 come in few bundles when there are thousands, and no crisis among them is overlooked", async () => {
    const texts = Array.from({ length: 15_000 }, () => "ab");
    texts[7_000] = "I want to kill myself tonight";
    const bundles = textsIn({ texts });
    expect(bundles.length).toBeLessThan(25);
    const findings = await Promise.all(bundles.map((bundle) => detectCrisis(bundle)));
    expect(findings.some(({ crisis }) => crisis)).toBe(true);
  });
});
