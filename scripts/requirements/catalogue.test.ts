import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCatalogue, standingOf } from "./catalogue";

function catalogueOf(...lines: string[]) {
  const file = join(mkdtempSync(join(tmpdir(), "willow-catalogue-")), "requirements.md");
  writeFileSync(file, `# Lines\n${lines.map((line) => `- ${line}`).join("\n")}\n`);
  return readCatalogue(file);
}
const LINE = "LEGL-19 [settled] Follows ONBD-20. No test of its own: that line and LIC-07 show it";

it("a line is proven by a test that names it, and open without one", () => {
  const [line] = catalogueOf("QR-01 A picture of 500 by 500");
  expect(line && standingOf(line, new Set(["QR-01"]))).toBe("proven");
  expect(line && standingOf(line, new Set(["QR-02"]))).toBe("open");
});

it.each([
  [["ONBD-20", "LIC-07"], "shown"],
  [["ONBD-20"], "open"],
  [[], "open"],
  [["LEGL-19"], "proven"],
])("a line without a test of its own counts apart while %j are proven: %s", (proven, expected) => {
  const [line] = catalogueOf(LINE);
  expect(line && standingOf(line, new Set(proven))).toBe(expected);
});

it("saying that there is no test is not enough: the line names those that show it", () => {
  const [line] = catalogueOf("QR-01 A picture. No test of its own, it is plain to see");
  expect(line && standingOf(line, new Set(["QR-02"]))).toBe("open");
});

it("an id that stands twice is refused", () => {
  expect(() => catalogueOf("QR-01 One", "QR-01 Two")).toThrow("QR-01 stands twice");
});
