import { type Answer, answerIn, NO_ANSWER } from "./answer-forms";

/** With this many unparsable lines, an answer counts as broken. */
const MAX_BROKEN = 50;
/** Maximum lines of a single pretty-printed object. */
const MAX_PRINTED = 1_000;

/**
 * Reads a server's answer, streamed or not: events with or without blank lines between them, one
 * JSON object per line, or a single object. Skips comments, unknown fields, and anything that isn't
 * JSON.
 *
 * @throws ServerTrouble for an error reported inside an answer; SyntaxError for JSON that never
 *   becomes complete
 */
export async function* readAnswer(response: Response): AsyncGenerator<Answer> {
  let saidInPieces = false;
  let broken: string[] = [];
  for await (const line of linesOf(response)) {
    const data = dataOf(line);
    if (data === "[DONE]") {
      if (broken.length > 0) break;
      yield { ...NO_ANSWER, isDone: true };
      return;
    }
    if (data === "" || (broken.length === 0 && !/^[{[]/.test(data))) continue;
    broken.push(data);
    const parsed = parse(broken.join("\n"));
    if (parsed === undefined) {
      // A pretty-printed object starts with its bracket alone on a line.
      if (broken.length > (/^[{[]$/.test(broken[0] ?? "") ? MAX_PRINTED : MAX_BROKEN)) break;
      continue;
    }
    broken = [];
    const answer = answerIn(parsed, saidInPieces);
    saidInPieces ||= answer.isPiece && answer.text !== "";
    yield answer;
  }
  if (broken.length > 0) throw new SyntaxError("the answer is no JSON");
}

const dataOf = (line: string): string => {
  if (/^(?:event|id|retry):/.test(line)) return "";
  return line.replace(/^\ufeff?(?:\s*data:)+/, "").trim();
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
