/** The content of one JSON object in an answer, normalized across server formats. */
export interface Answer {
  readonly text: string;
  /** True if this is part of the text rather than all of it. */
  readonly isPiece: boolean;
  /** True if it contains reasoning in a separate field or part. */
  readonly thought: boolean;
  /** Why the server ended the answer, in its own words. Null until it says. */
  readonly finish: string | null;
  /** True once the server says nothing more follows. */
  readonly isDone: boolean;
}

export const NO_ANSWER: Answer = {
  text: "",
  isPiece: true,
  thought: false,
  finish: null,
  isDone: false,
};

/**
 * An error reported inside an answer. The message is the server's own. It's used only to adapt the
 * next request and never logged.
 */
export class ServerTrouble extends Error {
  override readonly name = "ServerTrouble";
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};
const isTold = (value: unknown): boolean =>
  typeof value === "string"
    ? value.trim() !== ""
    : Array.isArray(value)
      ? value.length > 0
      : Object.keys(fieldsOf(value)).length > 0;

const THINKING = ["reasoning_content", "reasoning", "reasoning_details", "thinking", "thoughts"];

/**
 * @param saidBefore true if earlier pieces had text, so a whole message at the end only repeats
 *   it
 * @throws ServerTrouble
 */
export function answerIn(value: unknown, saidBefore: boolean): Answer {
  const whole = fieldsOf(Array.isArray(value) ? value[0] : value);
  const choice = choiceOf(whole);
  const trouble = troubleIn(whole, choice);
  if (trouble !== null) throw new ServerTrouble(trouble);
  if (!choice) return NO_ANSWER;
  const isPiece = isTold(choice.delta) || "delta" in choice;
  const said = isPiece ? fieldsOf(choice.delta) : fieldsOf(choice.message);
  const content = textOf(said.content ?? (isPiece ? undefined : choice.text));
  const refusal = isTold(said.refusal) ? "refusal" : null;
  return {
    text: !isPiece && saidBefore ? "" : content.text,
    isPiece,
    thought: content.thought || THINKING.some((place) => isTold(said[place])),
    finish: refusal ?? finishIn(choice) ?? finishIn(whole),
    isDone: whole.done === true,
  };
}

/** The first choice. Some servers send its fields without a `choices` wrapper. */
function choiceOf(whole: Fields): Fields | null {
  if (!("choices" in whole)) return "message" in whole || "delta" in whole ? whole : null;
  const choices: unknown[] = Array.isArray(whole.choices) ? whole.choices : [whole.choices];
  const first = choices
    .map(fieldsOf)
    .find(({ index }) => index === undefined || index === null || Number(index) === 0);
  return first ?? null;
}

/** The error message, if any. It can be next to the choices, in place of them, or inside one. */
function troubleIn(whole: Fields, choice: Fields | null): string | null {
  for (const error of [whole.error, choice?.error]) if (isTold(error)) return messageOf(error);
  const isMessage = typeof whole.message === "string" || isTold(whole.detail);
  const isError = whole.object === "error" || whole.type === "error";
  return isError || (isMessage && !("choices" in whole)) ? messageOf(whole) : null;
}

function messageOf(error: unknown): string {
  const { message, detail } = fieldsOf(error);
  return JSON.stringify(message ?? detail ?? error) ?? "";
}

function finishIn({ finish_reason, finishReason, done_reason }: Fields): string | null {
  const told = [finish_reason, finishReason, done_reason].find(
    (reason) => typeof reason === "string" && !/^\s*(?:none|null)?\s*$/i.test(reason),
  );
  return typeof told === "string" ? told : null;
}

/** Reads content that's either plain text or a list of parts, some of which may be thinking. */
function textOf(content: unknown): { text: string; thought: boolean } {
  if (typeof content === "string") return { text: content, thought: false };
  const parts = Array.isArray(content) ? content : isTold(content) ? [content] : [];
  const read = parts.map(partOf);
  return {
    text: read.map(({ text }) => text).join(""),
    thought: read.some(({ thought }) => thought),
  };
}

const SPEECH = /^(?:text|output_text|text_delta)$/;

function partOf(part: unknown): { text: string; thought: boolean } {
  if (typeof part === "string") return { text: part, thought: false };
  const { type, text, thought } = fieldsOf(part);
  if (thought === true || (typeof type === "string" && /think|thought|reason/.test(type)))
    return { text: "", thought: true };
  if (typeof type === "string" && !SPEECH.test(type)) return { text: "", thought: false };
  const { value } = fieldsOf(text);
  return {
    text: typeof text === "string" ? text : typeof value === "string" ? value : "",
    thought: false,
  };
}
