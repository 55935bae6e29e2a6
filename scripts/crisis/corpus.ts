import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  GUIDE_FAULTS,
  type GuideFault,
  KINDS,
  type Kind,
  SEVERITIES,
  type Severity,
} from "../../lib/reader/labels";
import { AGE_GROUPS, type AgeGroup } from "../../lib/shared/audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "../../lib/shared/languages";

/** One labeled message; training/data/README.md describes the format. */
export interface Sample {
  readonly text: string;
  /** The guide's previous message; empty if there was none. */
  readonly before: string;
  readonly language: SpokenLanguage;
  readonly audience: AgeGroup;
  readonly kind: Kind;
  readonly severity: Severity;
  /** The header's other labels, as written. */
  readonly labels: Readonly<Record<string, string>>;
  /** The fault in a guide's message; absent for a person's message. */
  readonly fault?: GuideFault;
  /** File name and line number. */
  readonly at: string;
}

const SEPARATOR = " ||| ";

type Header = Pick<Sample, "kind" | "severity" | "audience" | "labels" | "fault">;

/**
 * Reads every `<language>/*.txt` below a folder.
 * @throws Error naming file and line of a malformed header
 */
export function readCorpus(folder: string): Sample[] {
  return filesBelow(folder).flatMap((path) => readTexts(folder, path));
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => one.name.localeCompare(other.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return entry.name.endsWith(".txt") ? [path] : [];
    });

function readTexts(folder: string, path: string): Sample[] {
  const parts = relative(folder, path).split("/");
  const language = SPOKEN_LANGUAGES.find((known) => known === parts.at(-2));
  if (!language) throw new Error(`${path}: not in the folder of a language`);
  const isGuide = path.split("/").includes("guide");
  const samples: Sample[] = [];
  let header: Header | null = null;
  for (const [index, raw] of readFileSync(path, "utf8").split("\n").entries()) {
    const line = raw.trim();
    const at = `${path}:${index + 1}`;
    if (line.startsWith("# ")) header = isGuide ? guideHeader(line, at) : personHeader(line, at);
    else if (line !== "") {
      if (!header) throw new Error(`${at}: a text before the first header`);
      const [said = "", ...rest] = line.split(SEPARATOR).toReversed();
      const before = rest.toReversed().join(SEPARATOR);
      samples.push({ ...header, language, at, text: lines(said), before: lines(before) });
    }
  }
  return samples;
}

const lines = (text: string): string => text.trim().replaceAll("\\n", "\n");

function personHeader(line: string, at: string): Header {
  const [, kindWord, severityWord, audienceWord, ...pairs] = line.split(/\s+/);
  const kind = KINDS.find((known) => known === kindWord);
  const severity = SEVERITIES.find((known) => known === severityWord);
  const audience = AGE_GROUPS.find((known) => known === audienceWord);
  if (!kind || !severity || !audience) throw new Error(`${at}: unknown header "${line}"`);
  if ((kind === "none") !== (severity === "none"))
    throw new Error(`${at}: kind and severity disagree`);
  return {
    kind,
    severity,
    audience,
    labels: Object.fromEntries(pairs.map((pair) => pair.split("="))),
  };
}

function guideHeader(line: string, at: string): Header {
  const [, , faultWord, audienceWord = "adult"] = line.split(/\s+/);
  const fault = GUIDE_FAULTS.find((known) => known === faultWord);
  const audience = AGE_GROUPS.find((known) => known === audienceWord);
  if (!fault || !audience) throw new Error(`${at}: unknown header "${line}"`);
  return { kind: "none", severity: "none", audience, labels: {}, fault };
}
