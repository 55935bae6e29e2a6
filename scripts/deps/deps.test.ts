import { readFileSync } from "node:fs";
import { licencePage, refusedAmong } from "./licences";
import { isBelow, tooOld } from "./minimums";
import { type Dependency, disagreements, productionPackages, rangesIn } from "./packages";

const some = (of: Partial<Dependency>): Dependency => ({
  name: "some",
  version: "1.0.0",
  licence: "MIT",
  isOptional: false,
  ...of,
});

describe("what comes with us", () => {
  it("states a licence that is allowed, or is let in by name for a reason", () => {
    const packages = productionPackages();
    expect(packages.length).toBeGreaterThan(100);
    expect(refusedAmong(packages)).toEqual([]);
  });

  it("states the same as installed and in the lock", () => {
    expect(disagreements()).toEqual([]);
  });

  it("is pinned to one version each", () => {
    expect(rangesIn()).toEqual([]);
  });

  it("is nowhere older than a version with a published weakness", () => {
    expect(tooOld(productionPackages())).toEqual([]);
  });

  it("is listed in docs/licences.md as it is (npm run deps:audit -- --write)", () => {
    expect(readFileSync("docs/licences.md", "utf8")).toBe(licencePage(productionPackages()));
  });
});

describe("the rules", () => {
  it.each(["GPL-3.0-only", "unknown", "SEE LICENSE IN LICENSE", "MIT AND GPL-2.0", "AGPL-3.0", "MIT WITH something"])(
    "refuse the licence %s",
    (licence) => {
      expect(refusedAmong([some({ licence })])).toHaveLength(1);
    },
  );

  it.each(["MIT", "(MIT OR GPL-2.0)", "MIT and ISC", "Apache-2.0 AND MIT"])("take the licence %s", (licence) => {
    expect(refusedAmong([some({ licence })])).toEqual([]);
  });

  it("let a package in for its own licence only", () => {
    expect(refusedAmong([some({ name: "@img/sharp-libvips-linux-x64", licence: "LGPL-3.0-or-later" })])).toEqual([]);
    expect(refusedAmong([some({ name: "@img/sharp-libvips-linux-x64", licence: "GPL-3.0-only" })])).toHaveLength(1);
    expect(refusedAmong([some({ name: "other", licence: "LGPL-3.0-or-later" })])).toHaveLength(1);
  });

  it("compare versions by number, not by letter", () => {
    expect([isBelow("16.3.2", "16.3.3"), isBelow("16.3.10", "16.3.3"), isBelow("9.0.0", "16.0.0")]).toEqual([
      true,
      false,
      true,
    ]);
    expect(isBelow("4.24.15", "4.24.15")).toBe(false);
    expect(tooOld([some({ name: "next", version: "16.1.0" })])).toHaveLength(1);
  });
});
