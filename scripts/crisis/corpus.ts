import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS, type Kind, SEVERITIES, type Severity } from "../../lib/features/safety/constants";

export const AUDIENCES = ["adult", "teen", "child"] as const;

/** One labelled text of data/crisis; its rules stand in data/crisis/README.md. */
export interface Sample {
  readonly text: string;
  readonly lang: string;
  readonly audience: (typeof AUDIENCES)[number];
  readonly kind: Kind;
  readonly severity: Severity;
  /** File and line, to find it again. */
  readonly at: string;
}

/** Tells one set of labelled texts from another. */
export const corpusHash = (samples: readonly Sample[]): string =>
  createHash("sha256")
    .update(JSON.stringify(samples.map(({ text, lang, kind, severity }) => [lang, kind, severity, text])))
    .digest("hex");

/** Reads `<folder>/<lang>/*.txt`. @throws when a header is unknown or a text stands before the first one */
export function readCorpus(folder: string): Sample[] {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return languages.flatMap(({ name }) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith(".txt"))
      .sort()
      .flatMap((file) => readTexts(join(folder, name, file), name)),
  );
}

function readTexts(path: string, lang: string): Sample[] {
  const samples: Sample[] = [];
  let header: Pick<Sample, "kind" | "severity" | "audience"> | null = null;
  for (const [index, line] of readFileSync(path, "utf8").split("\n").entries()) {
    const at = `${path}:${index + 1}`;
    if (line.startsWith("# ")) header = headerOf(line, at);
    else if (line.trim() !== "") {
      if (!header) throw new Error(`${at}: a text before the first header`);
      samples.push({ ...header, lang, at, text: line.replaceAll("\\n", "\n") });
    }
  }
  return samples;
}

function headerOf(line: string, at: string): Pick<Sample, "kind" | "severity" | "audience"> {
  const words = line.slice(2).trim().split(/\s+/);
  const kind = KINDS.find((known) => known === words[0]);
  const severity = SEVERITIES.find((known) => known === words[1]);
  const audience = AUDIENCES.find((known) => known === words[2]);
  if (!kind || !severity || !audience || words.length !== 3) throw new Error(`${at}: unknown header "${line}"`);
  if ((kind === "none") !== (severity === "none")) throw new Error(`${at}: kind and severity disagree`);
  return { kind, severity, audience };
}
