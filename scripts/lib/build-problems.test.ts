import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildProblems } from "./build-problems";

const FILES = [".next/BUILD_ID", "models/reader/reader.onnx", "public/first-aid.js", "public/offline-detector.js"];

function serviceWithout(left?: string): string {
  const root = mkdtempSync(join(process.env.TEST_FILES ?? tmpdir(), "willow-built-"));
  for (const file of FILES.filter((name) => name !== left)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "made");
  }
  return root;
}

describe("what a build must have made before the service starts", () => {
  it("is content with all of it", () => {
    expect(buildProblems(serviceWithout(), {})).toEqual([]);
  });

  it.each([
    [".next/BUILD_ID", "there is no build"],
    ["models/reader/reader.onnx", "the reader's model"],
    ["public/first-aid.js", "public/first-aid.js is missing: run npm run build"],
    ["public/offline-detector.js", "public/offline-detector.js is missing: run npm run build"],
  ])("names %s where it is missing", (file, said) => {
    expect(buildProblems(serviceWithout(file), {})).toEqual([expect.stringContaining(said)]);
  });

  it("looks where the settings say", () => {
    const root = serviceWithout();
    expect(buildProblems(root, { BUILD_DIR: ".next-other", READER_DIR: `${root}/elsewhere` })).toEqual([
      "there is no build: run npm run build",
      `the reader's model ${root}/elsewhere/reader.onnx is missing`,
    ]);
  });
});
