/**
 * `npx tsx scripts/crisis/write-authored.ts`: writes a third of the replies that people wrote for the product as good words of a
 * guide (training/data/guide/<language>/authored.txt), none of those that the reader is judged by.
 */
import { writeFileSync } from "node:fs";
import { SPOKEN_LANGUAGES } from "../../lib/shared/languages";
import { authoredSentences } from "./authored";

for (const language of SPOKEN_LANGUAGES) {
  const lines = authoredSentences(language, "learn").map((sentence) => sentence.replaceAll("\n", " "));
  writeFileSync(`training/data/guide/${language}/authored.txt`, `# good good adult\n${lines.join("\n")}\n`);
  console.log(language, lines.length);
}
