import { z } from "zod";
import { readContent } from "@/lib/shared/read-content";

const patterns = z.array(z.string().min(1)).min(1);

/** The shape of content/guide/thinking-aloud.yaml, which explains itself. */
const written = z.strictObject({
  sets: z.record(z.string().regex(/^[A-Z]+$/), patterns),
  headings: z.strictObject({ thinking: patterns, perhaps: patterns, answer: patterns }),
  meta: patterns,
  user: patterns,
  plan: patterns,
  role: patterns,
  anyone: patterns,
  talk: z.strictObject({ users: patterns, others: patterns, replies: patterns }),
  order: patterns,
  advice: patterns,
  craft: patterns,
  note: patterns,
  you: patterns,
  self: patterns,
  help: patterns,
  held: patterns,
});

/**
 * Lower case without accents, so that `\b` and `\w` fit all Latin words. Unicode classes in their
 * place would take seconds to compile.
 */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");

/** What `\b` is for letters that aren't Latin. */
const LETTER = "[\u0600-\u06ff\u0900-\u097f]";
const EDGE = `(?:(?<=${LETTER})(?!${LETTER})|(?<!${LETTER})(?=${LETTER}))`;
const IN_OTHER_LETTERS = new RegExp(LETTER);
const edged = (entry: string): string =>
  IN_OTHER_LETTERS.test(entry) ? entry.replaceAll("\\b", EDGE) : entry;

/** Markup around a heading. The colon is written before the closing marks or after them. */
const BEFORE = "^[\\s(\\[*_#>-]{0,8}";
const COLON = "[*_\\])]{0,3} ?[:：][*_]{0,3}";
const ALONE = "[*_\\])]{0,3}[ \\t]{0,3}(?=\\n)";

const readSigns = () =>
  readContent(
    "guide/thinking-aloud.yaml",
    written.transform(({ sets, headings, talk, held, ...lists }) => {
      const sourceOf = (entries: readonly string[]): string =>
        entries
          .map((entry) => edged(entry.normalize("NFD").replace(/[\u0300-\u036f]/g, "")))
          .join("|")
          .replace(/\{([A-Z]+)\}/g, (_, name: string) => {
            const set = sets[name];
            if (!set) throw new Error(`the set ${name} is unknown`);
            return `(?:${sourceOf(set)})`;
          });
      const compile = (entries: readonly string[]) => new RegExp(sourceOf(entries));
      const heading = (entries: readonly string[], also = "") =>
        new RegExp(`${BEFORE}(?:${sourceOf(entries)})(?:${COLON}|${ALONE})${also}`, "i");
      // "*thinks* Perhaps …": a stage direction, where bold would only stress a word.
      const aside = `|^\\s{0,8}[*_([](?:${sourceOf(headings.thinking)})[*_)\\]](?=\\s)`;
      return {
        headings: {
          thinking: heading(headings.thinking, aside),
          perhaps: heading(headings.perhaps),
          answer: heading(headings.answer),
        },
        meta: compile(lists.meta),
        user: compile(lists.user),
        plan: compile(lists.plan),
        role: compile(lists.role),
        anyone: compile(lists.anyone),
        talk: {
          users: compile(talk.users),
          others: compile(talk.others),
          replies: compile(talk.replies),
        },
        order: compile(lists.order),
        advice: compile(lists.advice),
        craft: compile(lists.craft),
        note: compile(lists.note),
        you: compile(lists.you),
        self: compile(lists.self),
        help: compile(lists.help),
        held: compile([`^(?:${held.join("|")})`]),
      };
    }),
  );

let signs: ReturnType<typeof readSigns> | null = null;

/** Patterns that tell thinking aloud from words to the person. */
export const thinkingSigns = () => {
  signs ??= readSigns();
  return signs;
};
