/**
 * Lists the rules that fire on texts labeled calm, so that a rule that alarms too easily is noticed
 * before it lands: `npx tsx scripts/crisis/calm-hits.ts LANGUAGE [RULE]`. Reads
 * training/data/{crisis/train,turns,pairs,contrast}.
 */
import { matchEveryRule } from "../../lib/reader/every-rule";
import { unfold } from "../../lib/reader/unfold";
import { readCorpus } from "./corpus";

const FOLDERS = ["crisis/train", "turns", "pairs", "contrast"];
const [, , language, rule] = process.argv;
if (!language) throw new Error("name a language");

let calm = 0;
let alarms = 0;
for (const folder of FOLDERS) {
  for (const { text, kind, language: its, fault } of readCorpus(`training/data/${folder}`)) {
    if (its !== language || kind !== "none" || fault !== undefined) continue;
    calm += 1;
    const hits = matchEveryRule(unfold(text)).filter(
      ({ id }) => rule === undefined || id.endsWith(`.${rule}`),
    );
    if (hits.length === 0) continue;
    alarms += 1;
    console.log(
      hits.map(({ id }) => id).join(" "),
      "|",
      text.slice(0, 200).replaceAll("\n", " / "),
    );
  }
}
console.log(`${alarms} of ${calm} calm texts in ${language}`);
