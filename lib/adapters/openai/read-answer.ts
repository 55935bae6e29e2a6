import { endsSentence } from "@/lib/shared/sentence-end";
import { type Answer, answerIn, isAnswer, NO_ANSWER, ServerTrouble } from "./answer-forms";
import { Repeated } from "./repeated";

/** With this many unparsable lines, an answer counts as broken. */
const MAX_BROKEN = 50;
/** Maximum lines of a single pretty-printed object. */
const MAX_PRINTED = 1_000;
const DONE = /^\[\s*done\s*\]$/i;
const PREFIX = /^\ufeff?(?:\s*data:)+/;

/**
 * Reads a server's answer, streamed or not: events with or without blank lines between them, one
 * JSON object per line, or a single object. Skips comments, unknown fields, and anything that isn't
 * JSON. Once the server has said why it ended, nothing that follows can spoil the answer.
 *
 * @throws ServerTrouble for an error reported inside an answer; SyntaxError for JSON that never
 *   becomes complete
 */
export async function* readAnswer(response: Response): AsyncGenerator<Answer> {
  const repeated = new Repeated();
  let broken: string[] = [];
  let hasEvents = false;
  let hasFinished = false;
  for await (const line of linesOf(response)) {
    const isEvent = PREFIX.test(line);
    hasEvents ||= isEvent;
    const data = dataOf(line);
    if (DONE.test(data)) {
      if (broken.length > 0) break;
      yield { ...NO_ANSWER, isDone: true };
      return;
    }
    if (data === "" || (broken.length === 0 && !/^[{[]/.test(data))) continue;
    broken.push(data);
    const joined = parse(broken.join("\n"));
    // A chunk that's complete by itself doesn't belong to the broken one before it.
    const alone = joined === undefined && broken.length > 1 ? parse(data) : undefined;
    const hasHole = isAnswer(alone);
    const parsed = hasHole ? alone : joined;
    if (parsed === undefined) {
      // Between events, a line of its own is none of them.
      if (broken.length === 1 && hasEvents && !isEvent) broken = [];
      // A pretty-printed object starts with its bracket alone on a line.
      if (broken.length > (/^[{[]$/.test(broken[0] ?? "") ? MAX_PRINTED : MAX_BROKEN)) break;
      continue;
    }
    broken = [];
    const read = answerBehind(parsed, hasFinished);
    if (!read) continue;
    if (hasHole && !hasFinished && isTorn(repeated.said, read.text)) {
      yield { ...NO_ANSWER, finish: "length" };
      return;
    }
    const answer = { ...read, text: repeated.fresh(read) };
    hasFinished ||= answer.finish !== null;
    yield answer;
  }
  if (broken.length > 0 && !hasFinished) throw new SyntaxError("the answer is no JSON");
}

/** Null for trouble that comes after the end. */
function answerBehind(parsed: unknown, hasFinished: boolean): Answer | null {
  try {
    return answerIn(parsed);
  } catch (error) {
    if (hasFinished && error instanceof ServerTrouble) return null;
    throw error;
  }
}

/** Whether a sentence lost words between the two texts. They may have been "do not". */
const isTorn = (before: string, after: string): boolean =>
  (before.trim() !== "" && !endsSentence(before)) || /^\s*\p{Ll}/u.test(after);

const dataOf = (line: string): string => {
  if (/^(?:event|id|retry):/.test(line)) return "";
  return line.replace(PREFIX, "").trim();
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return;
  const decoder = new TextDecoder();
  let begun: string[] = [];
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    const [first = "", ...others] = decoder.decode(part, { stream: true }).split(/\r\n|\n|\r/);
    begun.push(first);
    if (others.length === 0) continue;
    yield begun.join("");
    const last = others.pop() ?? "";
    yield* others;
    begun = [last];
  }
  yield begun.join("") + decoder.decode();
}
