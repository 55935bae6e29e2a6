import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { renderTranscript, TRANSCRIPTS, type TranscriptName } from "./render";

const NAMES = Object.keys(TRANSCRIPTS) as TranscriptName[];

it.each(NAMES)("docs/transcripts/%s.md is what `npm run -s transcripts` writes", async (name) => {
  const committed = await readFile(join(process.cwd(), "docs", "transcripts", `${name}.md`), "utf8");
  expect(committed).toBe(await renderTranscript(name));
});

it.each(NAMES)("has ten turns and a finished exercise: %s", async (name) => {
  const text = await renderTranscript(name);
  expect(text.match(/^\*\*(?:Sage|Buddy):/gm)?.length).toBeGreaterThanOrEqual(10);
  expect(text.match(/Kept as finished/g)).toHaveLength(1);
});
