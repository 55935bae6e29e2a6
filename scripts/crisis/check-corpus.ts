/**
 * npm run reader:data: checks every labeled text against training/data/README.md and counts them.
 */
import { readCorpus } from "./corpus";

const samples = readCorpus("training/data");
const counts = new Map<string, number>();
for (const { at, language } of samples) {
  const key = `${at.split("/").slice(2, -2).join("/").padEnd(14)} ${language}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
for (const [key, count] of [...counts].sort()) console.log(key, count);
console.log(samples.length, "texts");
