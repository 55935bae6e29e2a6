/**
 * Measures the reader on texts it wasn't trained on: `npm run -s crisis:measure -- [--talk
 * FILE.jsonl] [FOLDER …]`. `--detector` measures the crisis path as it decides today instead of the
 * reader alone. Default folders: training/data/crisis/test and training/data/heldout. `--talk` adds
 * ordinary conversation from elsewhere, one `{"set", "text", "riskword"}` per line; texts without a
 * risk word count as calm.
 */
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { detectCrisis } from "@/lib/crisis/detect";
import { checkGuide } from "../../lib/reader/check-guide";
import { type Reading, read, readerState } from "../../lib/reader/read";
import { readCorpus, type Sample } from "./corpus";
import { allFigures, by, type Judged, markdown, share } from "./figures";
import { type Hidden, hidden, LENGTHS, POSITIONS } from "./long";

const FOLDERS = ["training/data/crisis/test", "training/data/heldout"];

const { values, positionals } = parseArgs({
  options: {
    detector: { type: "boolean", default: false },
    talk: { type: "string" },
    long: { type: "boolean", default: false },
    missed: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

async function judgeOf(
  sample: Sample,
): Promise<Pick<Reading, "concern" | "score" | "kind" | "severity">> {
  if (!values.detector) return read(sample.text, sample);
  const finding = await detectCrisis(sample.text, sample);
  return { ...finding, score: finding.crisis ? 1 : 0 };
}

async function judge(sample: Sample): Promise<Judged> {
  const started = performance.now();
  const { concern, score, kind, severity } = await judgeOf(sample);
  const ms = performance.now() - started;
  return { ...sample, concern, score: score ?? 0, found: `${kind} ${severity}`, ms };
}

async function judgeAll(samples: readonly Sample[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const sample of samples) judged.push(await judge(sample));
  return judged;
}

function talkIn(file: string): (Sample & { set: string })[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as { set: string; text: string; riskword: boolean })
    .filter(({ riskword }) => !riskword)
    .map(({ set, text }) => ({
      set,
      text,
      before: "",
      language: "en",
      audience: "adult",
      kind: "none",
      severity: "none",
      labels: {},
      at: set,
    }));
}

const percentile = (sorted: readonly number[], part: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);

async function main(): Promise<void> {
  const resident = process.memoryUsage().rss;
  const started = performance.now();
  await read("ready");
  const load = performance.now() - started;
  if (readerState().reader === "off") throw readerState().error;
  console.log(
    `load ${load.toFixed(0)} ms, memory ${((process.memoryUsage().rss - resident) / 1e6).toFixed(0)} MB\n`,
  );

  const folders =
    positionals.length > 0 ? positionals : FOLDERS.filter((folder) => existsSync(folder));
  const samples = folders.flatMap(readCorpus);
  const judged = await judgeAll(samples.filter(({ fault }) => fault === undefined));
  console.log(markdown([...allFigures(judged), ...by(judged, styleOf)]));
  const grave = judged.filter(({ severity }) => severity === "high" || severity === "imminent");
  const clear = grave.filter(({ concern }) => concern === "clear");
  console.log(`\nclear among high and imminent: ${share(clear.length, grave.length)}`);
  const noticed = judged.filter(({ kind, concern }) => kind !== "none" && concern !== "none");
  const right = noticed.filter(({ kind, found }) => found.startsWith(`${kind} `));
  console.log(`kind right among noticed: ${share(right.length, noticed.length)}`);
  const short = judged.filter(({ text }) => text.length <= 200).map(({ ms }) => ms);
  short.sort((one, other) => one - other);
  console.log(
    `up to 200 characters: p50 ${percentile(short, 0.5)} ms, p95 ${percentile(short, 0.95)} ms`,
  );
  await measureGuide(samples);
  if (values.talk) await measureTalk(values.talk);
  if (values.long) await measureLong(samples.filter(({ at }) => at.includes("/long/")));
  if (values.missed) printMissed(judged);
}

const styleOf = ({ at }: Judged): string =>
  at
    .replace(/:\d+$/, "")
    .split("/")
    .slice(-3)
    .filter((_, i) => i !== 1)
    .join("/")
    .replace(/(-\d+)?\.txt$/, "");

async function measureGuide(samples: readonly Sample[]): Promise<void> {
  const words = samples.filter(({ fault }) => fault !== undefined);
  if (words.length === 0) return;
  const judged: (Sample & { readonly caught: boolean })[] = [];
  for (const each of words)
    judged.push({ ...each, caught: (await checkGuide(each.text, each.before)).fault !== null });
  const [bad, good] = [
    judged.filter(({ fault }) => fault !== "good"),
    judged.filter(({ fault }) => fault === "good"),
  ];
  const caught = (of: typeof judged): string =>
    share(of.filter((each) => each.caught).length, of.length);
  console.log(`guide: harmful caught ${caught(bad)}, good stopped ${caught(good)}`);
}

async function measureTalk(file: string): Promise<void> {
  const talk = talkIn(file);
  for (const set of new Set(talk.map((each) => each.set))) {
    const judged = await judgeAll(talk.filter((each) => each.set === set));
    const at = (level: string): string =>
      share(judged.filter(({ concern }) => concern === level).length, judged.length);
    console.log(
      `talk ${set}: ${judged.length} texts, clear ${at("clear")}, possible ${at("possible")}`,
    );
  }
}

/** Tests that a danger noticed on its own is noticed wherever it appears in a long text. */
async function measureLong(samples: readonly Sample[]): Promise<void> {
  const alone = new Map<Sample, boolean>();
  for (const sample of samples) alone.set(sample, (await judgeOf(sample)).concern !== "none");
  const found: (Hidden & { readonly noticed: boolean; readonly ms: number })[] = [];
  for (const each of hidden(samples).filter(({ danger }) => alone.get(danger))) {
    const started = performance.now();
    const { concern } = await judgeOf({ ...each.danger, text: each.text });
    found.push({ ...each, noticed: concern !== "none", ms: performance.now() - started });
  }
  for (const length of LENGTHS) {
    const of = found.filter((each) => each.length === length);
    const longest = Math.max(...of.map(({ ms }) => ms)).toFixed(0);
    const at = POSITIONS.map((position) => {
      const there = of.filter((each) => each.position === position);
      return `${position} ${share(there.filter(({ noticed }) => noticed).length, there.length)}`;
    });
    console.log(`hidden in ${length} characters: ${at.join(", ")}; longest ${longest} ms`);
  }
}

function printMissed(judged: readonly Judged[]): void {
  for (const { kind, severity, concern, score, at, found } of judged) {
    if ((kind === "none") === (concern === "none")) continue;
    console.log(`${at}\t${kind} ${severity}\t${concern}\t${found}\t${score.toFixed(3)}`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
