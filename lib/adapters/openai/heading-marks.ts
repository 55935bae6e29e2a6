import { PERSONA, PRODUCT } from "@/lib/shared/product";
import { modelMarks } from "./model-marks";

/** A line that a model writes in words where others send a tag: a section's or a speaker's name. */
export type Heading =
  | { readonly of: "thinking" | "perhaps" | "answer" }
  | {
      readonly of: "turn";
      readonly by: "person" | "listed" | "assistant" | "guide";
      /** With "#", as templates write it. */
      readonly isOfTemplate: boolean;
    };

interface Headings {
  /** The source of a pattern that finds all of them. */
  readonly pattern: string;
  readonly names: readonly string[];
  read(written: string): Heading | null;
}

/** Instruction templates write these behind "#". */
const SECTIONS = ["user", "human", "assistant", "instruction", "input"].flatMap((name) => [
  name,
  `${name} message`,
]);
/** Sent by servers that strip the special tokens around a role. */
const STRIPPED = ["user", "human", "assistant", "system", "model"];
const HASHES = "#{1,6} {0,2}";
/** French puts a space before it. */
const COLON = "[ \\u00a0\\u202f]?[:：]";
const LINE_ENDS = "(?=[ \\t]{0,20}\\n)";

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const anyOf = (names: readonly string[]): string => `(?:${names.map(escaped).join("|")})`;

/** As they're written. Bold must be closed. */
function written(name: string): string {
  const inline = `\\*\\*${name}${COLON}\\*\\*|\\*\\*${name}\\*\\*${COLON}|\\*${name}${COLON}\\*`;
  const alone = `(?:\\*\\*${name}\\*\\*|\\*${name}\\*|${name})${LINE_ENDS}`;
  return `(?:${inline}|${name}${COLON}|${alone})`;
}

let made: Headings | null = null;

export function headings(): Headings {
  made ??= makeHeadings();
  return made;
}

function makeHeadings(): Headings {
  const marks = modelMarks();
  const guides = [...Object.values(PRODUCT), ...Object.values(PERSONA)].map((name) =>
    name.toLowerCase(),
  );
  const turns = {
    person: marks.turns.person,
    listed: marks.turns.listed,
    assistant: marks.turns.assistant,
    guide: [...marks.turns.guide, ...guides],
  };
  const sections = Object.values(marks.headings).flat();
  const speakers = Object.values(turns).flat();
  const pattern = [
    `(?:${HASHES})?\\(?${written(anyOf(sections))}`,
    `${HASHES}${anyOf(SECTIONS)}(?:${COLON}|${LINE_ENDS})`,
    `\\*\\*${anyOf(speakers)}(?:${COLON}\\*\\*|\\*\\*${COLON})|${anyOf(speakers)}${COLON}`,
    `${anyOf(STRIPPED)}${LINE_ENDS}`,
  ].join("|");
  const of = (name: string) =>
    (["thinking", "perhaps", "answer"] as const).find((one) => marks.headings[one].includes(name));
  const by = (name: string) =>
    (["person", "listed", "assistant", "guide"] as const).find((who) => turns[who].includes(name));
  return {
    pattern: `\\n {0,3}(?:${pattern})`,
    names: [...new Set([...sections, ...speakers, ...SECTIONS, ...STRIPPED])],
    read(written) {
      const name = written.replace(/^[\s#(*]+|[\s*:：]+$/g, "").toLowerCase();
      const section = of(name);
      if (section) return { of: section };
      const isOfTemplate = /^\s*#|^\s*\p{L}+$/u.test(written);
      const who = name === "model" ? "assistant" : (by(name) ?? (isOfTemplate ? "person" : null));
      return who && { of: "turn", by: who, isOfTemplate };
    },
  };
}

/** Whether more letters could turn the beginning of a line, in lower case, into a heading. */
export function mayBecomeHeading(line: string): boolean {
  const rest = line.replace(/^ {0,3}#{0,6} {0,2}\(?\*{0,2}/, "");
  return headings().names.some(
    (name) =>
      name.startsWith(rest) ||
      (rest.startsWith(name) &&
        /^[*:： \u00a0\u202f]{0,3}[ \t]{0,20}$/.test(rest.slice(name.length))),
  );
}
