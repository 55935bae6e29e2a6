import { namedIn } from "./named";

/**
 * Status of a line of the standard: shown by a test, by design, not applicable to this product, or
 * open.
 */
const STANDINGS = ["test", "design", "n/a", "open"] as const;
type Standing = (typeof STANDINGS)[number];

export interface AsvsLine {
  readonly id: string;
  readonly level: 1 | 2;
  readonly standing: Standing;
  readonly evidence: string;
}

/** Number of OWASP ASVS 5.0.0 (May 2025) requirements on the two levels. */
const EXPECTED = { 1: 70, 2: 183 } as const;
/** A reason shorter than this says nothing. */
const MIN_REASON = 12;

const ROW = /^\| (\d+\.\d+\.\d+) \| ([12]) \| [^|]+ \| ([a-z/]+) \| (.+) \|$/;

/** The table rows of docs/asvs.md: id, level, subject, standing, evidence. */
export function readLines(markdown: string): AsvsLine[] {
  return markdown.split("\n").flatMap((line) => {
    const [, id, level, standing, evidence] = ROW.exec(line) ?? [];
    if (!id || !evidence) return [];
    return [{ id, level: Number(level) as 1 | 2, standing: standing as Standing, evidence }];
  });
}

/**
 * Rows that look like a requirement but can't be parsed: a mistyped level or an extra bar must not
 * make a line disappear.
 */
const unread = (markdown: string): string[] =>
  markdown.split("\n").filter((line) => /^\|\s*\d+\.\d+\.\d+/.test(line) && !ROW.test(line));

export const countOf = (lines: readonly AsvsLine[], standing: Standing): number =>
  lines.filter((line) => line.standing === standing).length;

function problemOf({ id, standing, evidence }: AsvsLine): string[] {
  const { tests, files, commands } = namedIn(evidence);
  if (!STANDINGS.includes(standing)) return [`${id}: "${standing}" is no standing`];
  if (standing === "test" && tests.length === 0) return [`${id}: names no test`];
  if (standing === "design" && files.length + commands.length === 0)
    return [`${id}: names no file`];
  return evidence.length < MIN_REASON ? [`${id}: says nothing`] : [];
}

/** Problems of the page as a whole: missing and duplicate lines, and lines without evidence. */
export function problemsOf(markdown: string): string[] {
  const lines = readLines(markdown);
  const ids = lines.map(({ id }) => id);
  return [
    ...unread(markdown).map((line) => `not read: ${line.slice(0, 60)}`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...([1, 2] as const).flatMap((level) => {
      const count = lines.filter((line) => line.level === level).length;
      return count === EXPECTED[level]
        ? []
        : [`level ${level} has ${count} lines, the standard ${EXPECTED[level]}`];
    }),
    ...lines.flatMap(problemOf),
  ];
}
