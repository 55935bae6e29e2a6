import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderTranscript, TRANSCRIPTS, type TranscriptName } from "./transcripts/render";

/** Writes docs/transcripts: ten-turn conversations with the guided engine, for people to read. */
async function main(): Promise<void> {
  const folder = join(process.cwd(), "docs", "transcripts");
  await mkdir(folder, { recursive: true });
  for (const name of Object.keys(TRANSCRIPTS) as TranscriptName[])
    await writeFile(join(folder, `${name}.md`), await renderTranscript(name));
}

void main();
