import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { type Guide, GuideUnavailable, type ReplyPiece, type Turn } from "@/lib/ports/model";
import { ActivitiesLine } from "./activities-line";
import { type Answer, ServerTrouble } from "./answer-forms";
import { ask, type Line } from "./ask";
import { type Connection, connect, type ServerConnection } from "./connection";
import { declines } from "./declines";
import { Echo } from "./echo";
import { type Ending, endingOf } from "./ending";
import { type Habits, learn, wayFromTrouble } from "./habits";
import { learningOf } from "./learning";
import { readAnswer } from "./read-answer";
import { ThinkingFilter } from "./thinking-filter";

export interface OpenAiOptions extends Connection {
  readonly systemPrompt: (turn: Turn) => string;
}

const HISTORY_LINES = 40;
const HISTORY_CHARACTERS = 24_000;
const MAX_ANSWER_TOKENS = 500;
/**
 * Eight times the requested length (characters). Empty pieces count as one each. A server that
 * sends more is broken.
 */
const MAX_RECEIVED = 16_000;
/**
 * After this many answers abandoned because they seemed to be thinking, we treat the text as
 * speech.
 */
const MAX_UNCLOSED = 2;
/** Thinking is longer than the answer, so it counts only one eighth toward the limit. */
const THOUGHT_FOR_A_WORD = 8;
/**
 * How long (ms) a proven habit outweighs a stray mark, which a person may have gotten the model to
 * write.
 */
const STANDS_MS = 10 * 60_000;
/** The same limit in bytes, including protocol overhead, so an endless line is never buffered. */
const MAX_BYTES = 2_500_000;

/** @throws GuideUnavailable (from the iteration) if the model gives no complete, usable answer */
export function createOpenAiGuide(options: OpenAiOptions): Guide {
  // The caller sets the tighter first-token and idle timeouts and does the retries, because it
  // knows what has already been shown.
  const server = connect(options, { requestTimeoutMs: 45_000, mostBytes: MAX_BYTES });
  return {
    name: "openai",
    learning: learningOf(server),
    async *reply(turn, signal) {
      try {
        yield* complete(server, options, turn, signal);
      } catch (error) {
        if (error instanceof ServerTrouble) learnFrom(server, error);
        throw signal.aborted ? new GuideUnavailable("aborted", { cause: error }) : translate(error);
      }
    },
  };
}

/** If the error is about the form, changes how the next attempt asks. */
function learnFrom({ habits }: ServerConnection, { message }: ServerTrouble): void {
  habits.ways = wayFromTrouble(habits.ways, message) ?? habits.ways;
}

async function* complete(
  server: ServerConnection,
  options: OpenAiOptions,
  turn: Turn,
  signal: AbortSignal,
): AsyncGenerator<ReplyPiece> {
  const question = { prompt: options.systemPrompt(turn), lines: recentLines(turn) };
  const response = await ask(
    server,
    { ...question, mostTokens: MAX_ANSWER_TOKENS, stream: true },
    signal,
  );
  const names = turn.couple ? [turn.couple.speaker, turn.couple.listener] : [];
  const unopened = server.habits.thinking.habit === "unopened";
  const echo = new Echo(turn.lines.at(-1)?.content ?? "");
  const reading = new Reading(new ThinkingFilter({ names, unopened }), server.habits, echo);
  try {
    for await (const answer of readAnswer(response)) {
      yield* reading.push(answer);
      if (reading.isOver) break;
    }
    // An aborted stream may end without an error.
    signal.throwIfAborted();
    yield* reading.end();
  } finally {
    reading.teach();
  }
}

/**
 * Turns what the server sends into what the person is told. Words can't be taken back from a screen
 * or a voice. So until we know how the server marks its thinking, words are held until something
 * shows they're meant for the person: thinking that was closed or sent in its own field, something
 * we learn about the server in the meantime, or the end of a complete answer. Text that only echoes
 * the person is held too.
 */
class Reading {
  #activities = new ActivitiesLine();
  #finish: string | null = null;
  #isDone = false;
  #hasEnded = false;
  #hasThought = false;
  #said = "";
  #left = MAX_RECEIVED;
  /** Null once words are passed on as they arrive. */
  #held: string | null = "";

  constructor(
    private readonly spoken: ThinkingFilter,
    private readonly habits: Habits,
    private readonly echo: Echo,
  ) {}

  get isOver(): boolean {
    return this.spoken.isOver;
  }

  *push(answer: Answer): Generator<ReplyPiece> {
    this.#finish = answer.finish ?? this.#finish;
    this.#isDone ||= answer.isDone;
    this.#hasThought ||= answer.thought;
    const { text, withdrawn } = this.spoken.push(
      answer.text.slice(0, Math.max(0, this.#left) * THOUGHT_FOR_A_WORD),
    );
    if (withdrawn) yield* this.#withdraw();
    yield* this.#open();
    const isSilent = this.spoken.isThinking || answer.text === "";
    // Even a piece without words shows that the model is speaking.
    yield* this.#tell(this.#activities.push(text.slice(0, Math.max(0, this.#left))), !isSilent);
    this.#left -= Math.max(
      1,
      this.spoken.isThinking ? answer.text.length / THOUGHT_FOR_A_WORD : answer.text.length,
    );
    if (this.#left <= 0) throw new GuideUnavailable("bad_reply", { retryable: false });
  }

  /** @throws GuideUnavailable if there is no usable answer */
  *end(): Generator<ReplyPiece> {
    this.#hasEnded = true;
    yield* this.#tell(this.#activities.push(this.spoken.end()), false);
    const ending = this.isOver
      ? "whole"
      : endingOf(this.#finish, this.#isDone, this.#activities.textSoFar(this.#said));
    const rest = this.#activities.end({ isTorn: ending === "torn" });
    yield* this.#tell(rest.text, false);
    const isNone = declines(this.#said) || this.echo.isIn(this.#said);
    if (ending === "refused" || isNone)
      throw new GuideUnavailable("bad_reply", { retryable: false });
    if (this.#said.trim() === "") throw new GuideUnavailable("empty");
    if (ending === "broken") throw new GuideUnavailable("interrupted");
    yield* this.#settle(ending);
    if (ending === "torn") yield { type: "torn" };
    if (rest.activities.length > 0) yield { type: "activities", activities: rest.activities };
  }

  /**
   * Records what this answer showed about its server. That can raise a doubt but never establish a
   * habit, because a person may have provoked what the answer contains.
   */
  teach(): void {
    const { habits, spoken } = this;
    const { habit, at } = habits.thinking;
    habits.thinks ||= this.#hasThought || spoken.thought;
    habits.unclosed = spoken.neverClosed ? habits.unclosed + 1 : 0;
    // One abandoned answer proves nothing, but several do. If we kept waiting for the end of
    // thinking that never began, the person would get only silence.
    const neverThought = spoken.neverClosed && (this.#hasEnded || habits.unclosed >= MAX_UNCLOSED);
    const isStray = spoken.closedUnopened && Date.now() - at.getTime() > STANDS_MS;
    if (habit === "unopened" ? neverThought : habit === "marked" && isStray) learn(habits, null);
  }

  *#open(): Generator<ReplyPiece> {
    if (this.#isClear() && !this.echo.mayCome(this.#said)) yield* this.#release();
  }

  #isClear(): boolean {
    return this.spoken.isSure || this.#hasThought || this.habits.thinking.habit === "marked";
  }

  *#release(): Generator<ReplyPiece> {
    const text = this.#held;
    this.#held = null;
    if (text) yield { type: "text", text };
  }

  /** @throws GuideUnavailable if text held until the end may be thinking that a limit cut off */
  *#settle(ending: Ending): Generator<ReplyPiece> {
    if (this.#held === null) return;
    const mayBeThinking = this.habits.thinking.habit === "unopened" || ending !== "whole";
    if (mayBeThinking && !this.#isClear()) throw new GuideUnavailable("interrupted");
    yield* this.#release();
  }

  *#tell(text: string, evenSilence: boolean): Generator<ReplyPiece> {
    this.#said += text;
    if (this.#held !== null) this.#held += text;
    const told = this.#held === null ? text : "";
    if (told || evenSilence) yield { type: "text", text: told };
  }

  *#withdraw(): Generator<ReplyPiece> {
    this.#activities = new ActivitiesLine();
    this.#said = "";
    if (this.#held === null) yield { type: "withdrawn" };
    else this.#held = "";
  }
}

/** The latest part of the conversation that fits. It always includes the person's last message. */
function recentLines(turn: Turn): Line[] {
  const kept: Line[] = [];
  let left = HISTORY_CHARACTERS;
  for (const line of turn.lines.slice(-HISTORY_LINES).reverse()) {
    left -= line.content.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift({
      role: line.role,
      content: line.speaker ? `${line.speaker}: ${line.content}` : line.content,
    });
  }
  return kept;
}

function translate(error: unknown): GuideUnavailable {
  if (error instanceof GuideUnavailable) return error;
  if (error instanceof APIUserAbortError) return new GuideUnavailable("aborted", { cause: error });
  if (error instanceof APIConnectionTimeoutError)
    return new GuideUnavailable("timeout", { cause: error });
  if (error instanceof APIConnectionError)
    return new GuideUnavailable("unreachable", { cause: error });
  if (error instanceof ServerTrouble) return new GuideUnavailable("refused", { cause: error });
  if (error instanceof APIError) {
    const passing =
      error.status === undefined || error.status >= 500 || [408, 409, 429].includes(error.status);
    return new GuideUnavailable("refused", { retryable: passing, cause: error });
  }
  return new GuideUnavailable(error instanceof SyntaxError ? "bad_reply" : "interrupted", {
    cause: error,
  });
}
