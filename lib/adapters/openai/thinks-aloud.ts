import { folded, thinkingSigns } from "./thinking-signs";

/** What the person has spoken of. An answer may speak of it too. */
export interface Talk {
  readonly users: boolean;
  readonly others: boolean;
  readonly replies: boolean;
  /** The script that the person writes in. */
  readonly script: Script | null;
}

/** @param said what the person has said, the last message at the end */
export function talkOf(said: readonly string[]): Talk {
  const { users, others, replies } = thinkingSigns().talk;
  const plain = plainOf(said.join("\n"));
  return {
    users: users.test(plain),
    others: others.test(plain),
    replies: replies.test(plain),
    script: scriptOf(said.at(-1) ?? "", 1),
  };
}

const SCRIPTS = {
  Latin: /\p{Script=Latin}/gu,
  Han: /\p{Script=Han}/gu,
  Arabic: /\p{Script=Arabic}/gu,
  Devanagari: /\p{Script=Devanagari}/gu,
};
type Script = keyof typeof SCRIPTS;
/** With fewer letters, a paragraph in another script may be a name or a heading. */
const MIN_LETTERS = 6;

/** The script of most letters in a text. Null if there are fewer than this of any. */
function scriptOf(text: string, least: number): Script | null {
  let script: Script | null = null;
  let most = least - 1;
  for (const name of Object.keys(SCRIPTS) as Script[]) {
    const letters = text.match(SCRIPTS[name])?.length ?? 0;
    if (letters > most) [script, most] = [name, letters];
  }
  return script;
}

/** Models often think in another language than they answer in. Activities are always English. */
function isForeign(paragraph: string, { script }: Talk): boolean {
  const own = scriptOf(paragraph, MIN_LETTERS);
  return script !== null && own !== null && own !== script && !/^\W*activities\W/i.test(paragraph);
}

/**
 * "thought": a model talking to itself. "suspect": it may be, and is if an answer follows. "told":
 * words to the person. "asked": a question, perhaps to oneself. "open": nothing yet tells.
 */
type Kind = "thought" | "suspect" | "told" | "asked" | "open";

interface Place {
  /** False if more may follow, so that the last sentence isn't complete. */
  readonly isWhole: boolean;
  /** True if headings count, which may be an answer's own later in it. */
  readonly isFirst: boolean;
}

const QUOTED = /["“”„«»][^"“”„«»]*(?:["“”„«»]|$)|「[^」]*(?:」|$)|(?<!\p{L})'.{1,200}?'(?!\p{L})/gu;
const SENTENCE = /(?<=[.!?…؟]["'”’)\]*_]{0,4})\s+|(?<=[。！？।][”’」』）]{0,3})|\n+/u;
const OBJECT = /^\s*(?:```\w*\s*)?\{\s*"/;

/** How much of a paragraph is read (characters), since a model may send anything. */
const READ = 1_000;

const plainOf = (text: string): string => folded(text).replace(QUOTED, "");

/** Reads one paragraph of an answer, up to its first words to the person. */
function readParagraph(paragraph: string, talk: Talk, { isWhole, isFirst }: Place): Kind {
  const { headings, help, plan } = thinkingSigns();
  const plain = plainOf(paragraph.slice(0, READ));
  if (isFirst && headings.thinking.test(plain)) return "thought";
  const isHeaded = isFirst && (headings.perhaps.test(plain) || OBJECT.test(paragraph));
  const found = new Set<string>(isHeaded ? ["heading"] : []);
  const helps = help.test(plain);
  const isStrange = !helps && isForeign(paragraph, talk);
  let isAsked = false;
  const sentences = plain.split(SENTENCE);
  for (const sentence of isWhole ? sentences : sentences.slice(0, -1)) {
    if (givesAway(sentence, talk)) return "thought";
    if (isTold(sentence)) return isStrange ? "suspect" : "told";
    if (!helps && plan.test(sentence)) return "thought";
    isAsked ||= isQuestion(sentence);
    for (const sign of signsIn(sentence, talk)) found.add(sign);
  }
  // Where others were spoken of, a note about someone may be about them.
  const counted = [...found].filter((sign) => sign !== "role" || !talk.others);
  if (isWhole && found.size > 1 && counted.length > 0 && !isNote(found, talk)) return "thought";
  if (counted.length > 0 || isStrange) return "suspect";
  return isAsked ? "asked" : "open";
}

const isNote = (found: ReadonlySet<string>, { others }: Talk): boolean =>
  others && found.size === 2 && found.has("role") && found.has("note");

/** Whether one sentence is enough to know thinking by, whatever else is said. */
export function givesAway(sentence: string, { users }: Talk): boolean {
  const { meta, user } = thinkingSigns();
  const plain = plainOf(sentence.slice(0, READ)).trim();
  return (!users && user.test(plain)) || (meta.test(plain) && !isTold(plain));
}

/** Whether a sentence tells the person whom to turn to in danger. */
export const givesHelp = (sentence: string): boolean =>
  thinkingSigns().help.test(plainOf(sentence.slice(0, READ)));

function isTold(sentence: string): boolean {
  const { you, help } = thinkingSigns();
  return you.test(sentence.trim()) || help.test(sentence);
}

const isQuestion = (sentence: string): boolean =>
  /[?？؟]["'”’)\]*_]*\s*$/.test(sentence) && !thinkingSigns().self.test(sentence.trim());

function signsIn(written: string, talk: Talk): string[] {
  const { user, role, anyone, order, advice, craft, note } = thinkingSigns();
  const sentence = written.replace(/^[\s*_#>([-]+/, "").trim();
  const isRole = [user, role, ...(talk.others ? [] : [anyone])].some((sign) => sign.test(sentence));
  const isOrder = order.test(sentence) || (!talk.others && advice.test(sentence));
  return [
    ...(isRole ? ["role"] : []),
    ...(isOrder && !talk.replies ? ["order"] : []),
    ...(craft.test(sentence) && !talk.replies ? ["craft"] : []),
    ...(note.test(sentence) ? ["note"] : []),
  ];
}

/** Whether an answer begins like thinking that only a closing tag gives away. */
export function mayBeThinking(text: string): boolean {
  return thinkingSigns().held.test(folded(text.slice(0, READ)).trimStart());
}

/**
 * What's known about the beginning of an answer. "doubtful": a guide may speak like this too.
 *
 * @param isWhole true if it's the whole answer
 */
export function judge(
  text: string,
  talk: Talk,
  isWhole: boolean,
): "thought" | "speech" | "doubtful" | "open" {
  if (isWhole && isDraft(text)) return "thought";
  const paragraphs = (isWhole ? text.trim() : text.trimStart()).split(PARAGRAPH);
  // Only the end can tell whether "Draft:" is followed by "Final answer:".
  let isSuspect = !isWhole && hasPlanHeading(text);
  for (const [at, paragraph] of paragraphs.entries()) {
    const isComplete = isWhole || at < paragraphs.length - 1;
    const kind = readParagraph(paragraph, talk, { isWhole: isComplete, isFirst: at === 0 });
    if (kind === "thought") return kind;
    if (kind === "told" || (kind === "asked" && isWhole)) {
      if (!isSuspect) return "speech";
      return isWhole ? "thought" : "doubtful";
    }
    isSuspect ||= kind === "suspect";
  }
  return isSuspect ? "doubtful" : "open";
}

const PARAGRAPH = /\n[^\S\n]*\n\s*/;

/** The text behind a heading such as "Response:" if it begins with one. Null if it doesn't. */
export function behindAnswerHeading(text: string): string | null {
  const begun = text.trimStart().slice(0, READ);
  const heading = thinkingSigns().headings.answer.exec(folded(begun));
  if (!heading) return null;
  // Without accents the heading may be shorter than it's written, so its end is looked for again.
  const end = /[:：]/.test(heading[0]) ? /[:：][*_]{0,3}/ : /\n/;
  const found = end.exec(begun);
  return (
    found &&
    text
      .trimStart()
      .slice(found.index + found[0].length)
      .trimStart()
  );
}

/** The number of the last line that begins with a heading such as "Response:". -1 without one. */
const answerHeadingIn = (text: string): number =>
  text.split("\n").findLastIndex((line) => behindAnswerHeading(`${line}\n`) !== null);

/** Whether a text begins with a heading such as "Draft:". */
const hasPlanHeading = (text: string): boolean =>
  thinkingSigns().headings.perhaps.test(folded(text.slice(0, READ)));

const isDraft = (text: string): boolean => hasPlanHeading(text) && answerHeadingIn(text) > 0;

/**
 * The answer in a text that began as thinking: what stands behind a heading for it, or the last
 * paragraphs in which the person is spoken to. Empty if there are none.
 */
export function answerBehind(thinking: string, talk: Talk): string {
  const heading = answerHeadingIn(thinking);
  const isHeaded = heading >= 0;
  const rest = thinking.split("\n").slice(Math.max(0, heading)).join("\n");
  const text = behindAnswerHeading(rest) ?? rest;
  let kept: string[] = [];
  let isOpen = isHeaded;
  for (const paragraph of text.trim().split(PARAGRAPH)) {
    const kind = readParagraph(paragraph, talk, { isWhole: true, isFirst: !isHeaded });
    const isSpeech = kind === "told" || kind === "asked";
    if (!isOpen && isSpeech) kept = [paragraph];
    else if (isOpen && kind !== "thought" && kind !== "suspect") kept.push(paragraph);
    isOpen = isSpeech || (isOpen && kind === "open");
    if (isHeaded && !isOpen) break;
  }
  return kept.join("\n\n").trim();
}
