import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { shareChunks } from "./shared-chunks.mjs";

let build: string;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), "willow-build-"));
});
afterEach(() => rmSync(build, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), content);
  }
}
const read = (name: string) => readFileSync(join(build, name), "utf8");
const chunks = (folder = "") =>
  readdirSync(join(build, "server/chunks", folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

const withMap = (content: string, name: string) => `${content}\n//# sourceMappingURL=${name}.map`;

it("leaves one file of those that say the same, and everybody names that one", () => {
  write({
    "server/chunks/[root]__a._.js": withMap("detector", "%5Broot%5D__a._.js"),
    "server/chunks/[root]__a._.js.map": "{}",
    "server/chunks/[root]__b._.js": withMap("detector", "%5Broot%5D__b._.js"),
    "server/chunks/[root]__b._.js.map": "{}",
    "server/chunks/c.js": "another",
    "server/app/api/mood/route.js": 'R.c("server/chunks/[root]__b._.js"); R.c("server/chunks/c.js")',
    "server/app/api/mood/route.js.nft.json":
      '{"files":["../../../chunks/[root]__b._.js","../../../chunks/[root]__b._.js.map","../../../chunks/c.js"]}',
    "server/app/page_client-reference-manifest.js": '{"chunks":["server/chunks/[root]__b._.js","static/chunks/b.js"]}',
  });
  expect(shareChunks(build)).toMatchObject({ files: 1 });
  expect(chunks()).toEqual(["[root]__a._.js", "[root]__a._.js.map", "c.js"]);
  expect(read("server/app/api/mood/route.js")).toBe('R.c("server/chunks/[root]__a._.js"); R.c("server/chunks/c.js")');
  expect(JSON.parse(read("server/app/api/mood/route.js.nft.json")).files).toEqual([
    "../../../chunks/[root]__a._.js",
    "../../../chunks/[root]__a._.js.map",
    "../../../chunks/c.js",
  ]);
  expect(read("server/app/page_client-reference-manifest.js")).toContain("chunks/[root]__a._.js");
});

it("goes on until nothing says the same: files that named copies become the same themselves", () => {
  write({
    "server/chunks/a.js": "grammar",
    "server/chunks/b.js": "grammar",
    "server/chunks/x.js": 'load("server/chunks/a.js")',
    "server/chunks/y.js": 'load("server/chunks/b.js")',
    "server/app/page.js": 'R.c("server/chunks/y.js")',
  });
  expect(shareChunks(build)).toMatchObject({ files: 2 });
  expect(chunks()).toEqual(["a.js", "x.js"]);
  expect(read("server/app/page.js")).toBe('R.c("server/chunks/x.js")');
  expect(shareChunks(build)).toEqual({ files: 0, bytes: 0 });
});

it("leaves alone the runtime, the other folder, what browsers and the edge load, and names that only begin or end alike", () => {
  const names =
    '"static/chunks/b.js" "server/edge/chunks/b.js" "chunks/b.js.txt" "server/chunks/bb.js" "chunks/ssr/b.js"';
  write({
    "server/chunks/[turbopack]_runtime.js": "world",
    "server/chunks/copy-[turbopack]_runtime.js": "world",
    "server/chunks/a.js": "same",
    "server/chunks/b.js": "same",
    "server/chunks/bb.js": "other",
    "server/chunks/ssr/b.js": "same",
    "server/app/page.js": names,
    "server/edge/chunks/middleware.js": 'load("chunks/b.js")',
  });
  shareChunks(build);
  expect(chunks()).toEqual(["[turbopack]_runtime.js", "a.js", "bb.js", "copy-[turbopack]_runtime.js"]);
  expect(chunks("ssr")).toEqual(["b.js"]);
  expect(read("server/app/page.js")).toBe(names);
  expect(read("server/edge/chunks/middleware.js")).toBe('load("chunks/b.js")');
});
