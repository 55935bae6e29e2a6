import { type Answer, answerIn, NO_ANSWER } from "./answer-forms";

/** So many lines may fail to parse until an answer counts as broken. */
const MAX_BROKEN = 50;
/** Lines of one object that is printed over many. */
const MAX_PRINTED = 1_000;

/**
 * Reads what a server sends to a question, whether or not it was asked for a stream: events with
 * and without their blank lines, one JSON object a line, or one object altogether. Comments,
 * unknown fields and what is no JSON at all are passed over.
 *
 * @throws ServerTrouble for an error that is told inside an answer; SyntaxError for JSON that
 *   never becomes whole
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
      // An object that is printed over many lines begins with its bracket alone.
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
