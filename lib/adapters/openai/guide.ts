import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { type Guide, GuideUnavailable, type ReplyPiece, type Turn } from "@/lib/ports/model";
import { ActivitiesLine } from "./activities-line";
import { type Answer, ServerTrouble } from "./answer-forms";
import { ask, type Line } from "./ask";
import { type Connection, connect, type ServerConnection } from "./connection";
import { endingOf } from "./ending";
import { wayFromTrouble } from "./habits";
import { proveUnopened } from "./prove-unopened";
import { readAnswer } from "./read-answer";
import { Spoken } from "./spoken";

export interface OpenAiOptions extends Connection {
  readonly systemPrompt: (turn: Turn) => string;
}

const HISTORY_LINES = 40;
const HISTORY_CHARACTERS = 24_000;
const LONGEST_ANSWER_TOKENS = 500;
/** Eight times what was asked for (characters); empty pieces count as one each. A server that sends more is broken. */
const MOST_RECEIVED = 16_000;
/** After so many answers given up in the middle of what seems to be thinking, it is taken for speech. */
const MOST_UNCLOSED = 2;
/** Thinking is longer than what comes of it. */
const THOUGHT_FOR_A_WORD = 8;
/** The same in the dress of the protocol (bytes), so that an endless line is never collected. */
const MOST_BYTES = 2_500_000;

/** @throws GuideUnavailable (from the iteration) for whatever keeps the model from a complete, usable answer. */
export function createOpenAiGuide(options: OpenAiOptions): Guide {
  // The first-token and idle bounds are tighter and belong to the caller, as retrying does: it knows what has been shown.
  const server = connect(options, { requestTimeoutMs: 45_000, mostBytes: MOST_BYTES });
  return {
    name: "openai",
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

/** The next try asks in another way, if the trouble is one of form. */
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
  const response = await ask(server, { ...question, mostTokens: LONGEST_ANSWER_TOKENS, stream: true }, signal);
  const names = turn.couple ? [turn.couple.speaker, turn.couple.listener] : [];
  const reading = new Reading(new Spoken({ names, unopened: server.habits.unopened }));
  try {
    for await (const answer of readAnswer(response)) {
      yield* reading.push(answer);
      if (reading.isOver) break;
    }
    // A stream may end silently when it is aborted.
    signal.throwIfAborted();
    yield* reading.end();
  } finally {
    reading.teach(server);
  }
}

/** One answer on its way from what the server sends to what the person is told. */
class Reading {
  #activities = new ActivitiesLine();
  #finish: string | null = null;
  #isDone = false;
  #hasEnded = false;
  #hasThought = false;
  #said = "";
  #left = MOST_RECEIVED;

  constructor(private readonly spoken: Spoken) {}

  get isOver(): boolean {
    return this.spoken.isOver;
  }

  *push(answer: Answer): Generator<ReplyPiece> {
    this.#finish = answer.finish ?? this.#finish;
    this.#isDone ||= answer.isDone;
    this.#hasThought ||= answer.thought;
    const { text, withdrawn } = this.spoken.push(answer.text.slice(0, Math.max(0, this.#left) * THOUGHT_FOR_A_WORD));
    if (withdrawn) yield this.#withdraw();
    const isSilent = this.spoken.isThinking || answer.text === "";
    // A piece without words still tells that the model is speaking.
    yield* this.#tell(this.#activities.push(text.slice(0, Math.max(0, this.#left))), !isSilent);
    this.#left -= Math.max(1, this.spoken.isThinking ? answer.text.length / THOUGHT_FOR_A_WORD : answer.text.length);
    if (this.#left <= 0) throw new GuideUnavailable("bad_reply", { retryable: false });
  }

  /** @throws GuideUnavailable for an answer that is none */
  *end(): Generator<ReplyPiece> {
    this.#hasEnded = true;
    yield* this.#tell(this.#activities.push(this.spoken.end()), false);
    const ending = this.isOver ? "whole" : endingOf(this.#finish, this.#isDone, this.#activities.textSoFar(this.#said));
    const rest = this.#activities.end({ isTorn: ending === "torn" });
    yield* this.#tell(rest.text, false);
    if (ending === "refused") throw new GuideUnavailable("bad_reply", { retryable: false });
    if (this.#said.trim() === "") throw new GuideUnavailable("empty");
    if (ending === "broken") throw new GuideUnavailable("interrupted");
    if (ending === "torn") yield { type: "torn" };
    if (rest.activities.length > 0) yield { type: "activities", activities: rest.activities };
  }

  /** What this answer showed of its server. */
  teach(server: ServerConnection): void {
    const { habits } = server;
    habits.thinks ||= this.#hasThought || this.spoken.thought;
    // In the background: nobody waits for what is only of use to whoever asks next.
    if (this.spoken.closedUnopened) void proveUnopened(server);
    habits.unclosed = this.spoken.neverClosed ? habits.unclosed + 1 : 0;
    // One slow answer given up is no proof; several are: whoever waits for the end of thinking that never began hears nothing.
    if (this.spoken.neverClosed && (this.#hasEnded || habits.unclosed >= MOST_UNCLOSED)) {
      habits.unopened = false;
      habits.provenUntil = 0;
    }
  }

  *#tell(text: string, evenSilence: boolean): Generator<ReplyPiece> {
    this.#said += text;
    if (text || evenSilence) yield { type: "text", text };
  }

  #withdraw(): ReplyPiece {
    this.#activities = new ActivitiesLine();
    this.#said = "";
    return { type: "withdrawn" };
  }
}

/** The end of the conversation that fits; the person's last message is always in it. */
function recentLines(turn: Turn): Line[] {
  const kept: Line[] = [];
  let left = HISTORY_CHARACTERS;
  for (const line of turn.lines.slice(-HISTORY_LINES).reverse()) {
    left -= line.content.length;
    if (left < 0 && kept.length > 0) break;
    kept.unshift({ role: line.role, content: line.speaker ? `${line.speaker}: ${line.content}` : line.content });
  }
  return kept;
}

function translate(error: unknown): GuideUnavailable {
  if (error instanceof GuideUnavailable) return error;
  if (error instanceof APIUserAbortError) return new GuideUnavailable("aborted", { cause: error });
  if (error instanceof APIConnectionTimeoutError) return new GuideUnavailable("timeout", { cause: error });
  if (error instanceof APIConnectionError) return new GuideUnavailable("unreachable", { cause: error });
  if (error instanceof ServerTrouble) return new GuideUnavailable("refused", { cause: error });
  if (error instanceof APIError) {
    const passing = error.status === undefined || error.status >= 500 || [408, 409, 429].includes(error.status);
    return new GuideUnavailable("refused", { retryable: passing, cause: error });
  }
  return new GuideUnavailable(error instanceof SyntaxError ? "bad_reply" : "interrupted", { cause: error });
}
