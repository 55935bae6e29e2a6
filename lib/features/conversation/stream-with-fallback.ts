import {
  type Guide,
  type GuideTrouble,
  GuideUnavailable,
  type ReplyPiece,
  type Turn,
} from "@/lib/ports/model";
import { canCheckGuide } from "@/lib/reader/check-guide";
import { CheckedText, ReaderOff } from "./checked-text";

/** Milliseconds. */
export interface GuideTimes {
  /**
   * Covers both attempts together, so that a silent model costs a person this long and no longer.
   */
  readonly firstTokenMs: number;
  readonly idleMs: number;
  readonly totalMs: number;
  readonly retryAfterMs: { readonly least: number; readonly most: number };
}

export const GUIDE_TIMES: GuideTimes = {
  firstTokenMs: 8_000,
  idleMs: 10_000,
  totalMs: 45_000,
  retryAfterMs: { least: 100, most: 500 },
};

/** Where a circuit breaker hooks in: an open one sends the turn straight to the guided engine. */
export interface Breaker {
  isOpen(): Promise<boolean>;
  record(outcome: "answered" | "failed"): Promise<void>;
  /** Counts who finished the turn. */
  count?(by: "model" | "guided"): Promise<void>;
}

const NO_BREAKER: Breaker = { isOpen: async () => false, record: async () => undefined };

/** Why the guided engine answered, or an answer was closed early. */
export type Trouble = GuideTrouble | "breaker_open" | "reader_off";

/** A piece of an answer for the person; "withdrawn" takes back all text before it. */
export type GuidePiece =
  | Exclude<ReplyPiece, { readonly type: "torn" }>
  | { readonly type: "fallback"; readonly trouble: Trouble };

export interface GuidedTurn {
  readonly guide: Guide;
  readonly guidedEngine: Guide;
  readonly turn: Turn;
  readonly times?: GuideTimes;
  readonly breaker?: Breaker;
  readonly random?: () => number;
}

const MAX_ANSWER_LENGTH = 4_000;

/**
 * Answers a turn no matter what happens to the model (CHAT-20). Text is passed on in whole, checked
 * sentences. There is one retry before the first token. A model that stays silent or fails before
 * anything was shown is replaced by the guided engine; one that breaks off later keeps what was
 * shown and gets a closing sentence. A `fallback` piece marks both. No model speaks without the
 * reader, which judges every sentence. Never throws because of the model: only a failing guided
 * engine, which would be a defect, does.
 */
export function streamWithFallback(input: GuidedTurn): AsyncIterable<GuidePiece> {
  const { guide, guidedEngine, turn } = input;
  return guide.name === guidedEngine.name ? answerGuided(guidedEngine, turn) : streamOfModel(input);
}

async function* streamOfModel(input: GuidedTurn): AsyncGenerator<GuidePiece> {
  const { guidedEngine, turn, breaker = NO_BREAKER } = input;
  if (!(await canCheckGuide())) {
    yield { type: "fallback", trouble: "reader_off" };
    await breaker.count?.("guided");
    return yield* answerGuided(guidedEngine, turn);
  }
  if (await breaker.isOpen()) {
    await breaker.count?.("guided");
    yield { type: "fallback", trouble: "breaker_open" };
    return yield* answerGuided(guidedEngine, turn);
  }
  let checked = new CheckedText(turn);
  try {
    for await (const piece of modelPieces(input)) {
      if (piece.type === "torn") checked.leaveTorn();
      else if (piece.type === "withdrawn") {
        if (checked.spoke) yield piece;
        checked = new CheckedText(turn);
      } else if (piece.type !== "text") {
        yield* checked.finish();
        yield* fitOnly(piece, checked);
      } else {
        yield* checked.push(piece.text);
        if (checked.length > MAX_ANSWER_LENGTH) break;
      }
    }
    yield* checked.finish();
    if (!checked.spoke) throw new GuideUnavailable("empty");
    await breaker.record("answered");
    await breaker.count?.("model");
  } catch (error) {
    // Words unfit to be shown don't count as a failure: they say nothing about whether the model
    // can be reached, so no one else should wait for them.
    await breaker.record(checked.refused ? "answered" : "failed");
    await breaker.count?.("guided");
    yield { type: "fallback", trouble: troubleIn(error) };
    if (checked.spoke) yield { type: "text", text: checked.closing() };
    else yield* answerGuided(guidedEngine, turn);
  }
}

function troubleIn(error: unknown): Trouble {
  if (error instanceof ReaderOff) return "reader_off";
  return error instanceof GuideUnavailable ? error.trouble : "bad_reply";
}

type SidePiece = Extract<ReplyPiece, { readonly type: "activities" | "finished" | "followed_up" }>;

async function* fitOnly(piece: SidePiece, checked: CheckedText): AsyncGenerator<SidePiece> {
  if (piece.type !== "activities") return yield piece;
  const activities = await checked.fitActivities(piece.activities);
  if (activities.length > 0) yield { type: "activities", activities };
}

const NEVER = new AbortController().signal;

/** The guided engine computes its answer at once, so it needs no deadline. */
async function* answerGuided(engine: Guide, turn: Turn): AsyncGenerator<GuidePiece> {
  for await (const piece of engine.reply(turn, NEVER)) if (piece.type !== "torn") yield piece;
}

async function* modelPieces({
  guide,
  turn,
  times = GUIDE_TIMES,
  random = Math.random,
}: GuidedTurn) {
  const started = Date.now();
  const left = (budget: number) => Math.max(0, started + budget - Date.now());
  for (let attempt = 1; ; attempt++) {
    let spoke = false;
    try {
      for await (const piece of withDeadlines(guide, turn, times, left)) {
        spoke ||= piece.type !== "text" || piece.text !== "";
        yield piece;
      }
      return;
    } catch (error) {
      const hopeless =
        error instanceof GuideUnavailable && (!error.retryable || error.trouble === "timeout");
      const { least, most } = times.retryAfterMs;
      const wait = least + random() * (most - least);
      if (spoke || attempt === 2 || hopeless || left(times.firstTokenMs) <= wait) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/**
 * Pulls pieces under the deadlines; a late model is aborted and left behind, whether or not it
 * listens.
 */
async function* withDeadlines(
  guide: Guide,
  turn: Turn,
  times: GuideTimes,
  left: (budget: number) => number,
): AsyncGenerator<ReplyPiece> {
  const abort = new AbortController();
  const pieces = guide.reply(turn, abort.signal)[Symbol.asyncIterator]();
  try {
    for (let first = true; ; first = false) {
      const patience = Math.min(
        first ? left(times.firstTokenMs) : times.idleMs,
        left(times.totalMs),
      );
      const next = await withinTime(pieces.next(), patience);
      if (next.done) return;
      yield next.value;
    }
  } finally {
    abort.abort();
    // A hanging generator can't be returned; its rejection after the abort no longer matters.
    void Promise.resolve(pieces.return?.()).catch(() => undefined);
  }
}

async function withinTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GuideUnavailable("timeout")), milliseconds);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
