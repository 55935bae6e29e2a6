import { replacementsIn } from "@/lib/features/conversation/prompts/replacements";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { stream, type Talker } from "@/tests/factories/talkers";
import { eventsOf } from "@/tests/support/request";
import { markupIn, specialIn, thinkingIn, tornEnd, uncheckedIn } from "./faults";
import type { Watching } from "./watching";

/** The model server's record of one request (server.mjs). */
export interface Said {
  /** Only the guide's requests are streamed. */
  readonly stream: boolean;
  readonly prompt: string;
  readonly text: string;
  readonly finish: string | null;
  readonly ms: number;
}

/**
 * The source of the answer: the model, the model cut short, the guide's texts, or the crisis path.
 */
export const VOICES = ["model", "model, closed early", "authored", "crisis path"] as const;
export type Voice = (typeof VOICES)[number];

export interface Turn {
  readonly text: string;
  readonly reply: string;
  readonly voice: Voice;
  /** Why the model didn't answer; null if it did. */
  readonly why: string | null;
  /** Seconds until the first words, and until the end. */
  readonly firstSeconds: number;
  readonly seconds: number;
  readonly thinking: string | null;
  readonly special: string | null;
  readonly markup: string | null;
  readonly torn: string | null;
  readonly unchecked: readonly string[];
  /** The text shown to the person differs from the stored one. */
  readonly differs: boolean;
  /** The model's raw output. */
  readonly raw: readonly Said[];
  readonly warnings: readonly string[];
}

/** The product's closing for an answer that a model left unfinished. */
const CLOSINGS = SPOKEN_LANGUAGES.map((language) => replacementsIn(language).unfinished);

interface Done {
  readonly message: {
    readonly content: string;
    readonly metadata: {
      readonly fallback?: boolean;
      readonly crisis?: { readonly late?: boolean };
    } | null;
  };
}

/** Reads an answer as a page does, and records when its first words arrived. */
async function listen(talker: Talker, text: string) {
  const started = performance.now();
  const secondsSince = () => Math.round((performance.now() - started) / 10) / 100;
  const response = await stream(talker, text);
  if (!response.ok) throw new Error(`status ${response.status}: ${await response.text()}`);
  const decoder = new TextDecoder();
  let told = "";
  let firstSeconds = 0;
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    told += decoder.decode(part, { stream: true });
    if (firstSeconds === 0 && told.includes("event: delta")) firstSeconds = secondsSince();
  }
  const events = eventsOf(told);
  const of = <T>(name: string): T[] => {
    const named = events.filter(({ event }) => event === name);
    return named.map(({ data }) => data as T);
  };
  const [done] = of<Done>("done");
  if (!done) throw new Error(`an answer without an end: ${told.slice(-200)}`);
  const raised = of<{ crisis_detected: boolean }>("accepted").map((told) => told.crisis_detected);
  const shown = of<{ text: string }>("delta").map((piece) => piece.text);
  return { ...done.message, raised, shown: shown.join(""), firstSeconds, seconds: secondsSince() };
}

export interface Beside {
  readonly watching: Watching;
  /** The model's output since the last call. */
  readonly saidSince: () => Promise<Said[]>;
}

/** Sends one line the way a page does, and checks everything that results. */
export async function takeTurn(talker: Talker, text: string, beside: Beside): Promise<Turn> {
  const { watching, saidSince } = beside;
  watching.forget();
  const heard = await listen(talker, text);
  const { content: reply, metadata, firstSeconds, seconds } = heard;
  const warnings = watching.warnings();
  const unchecked = uncheckedIn(reply, watching.isKnown);
  const raw = await saidSince();
  const isLate = metadata?.crisis?.late === true;
  const voice = voiceOf({
    isFallback: metadata?.fallback === true,
    isClosed: CLOSINGS.some((closing) => reply.includes(closing)),
    isModels: raw.some((said) => said.stream) && (!metadata?.crisis || isLate),
  });
  const trouble = warnings.find(({ event }) => event === "guide-fallback")?.trouble;
  return {
    ...{ text, reply, voice, firstSeconds, seconds, raw },
    why: voice === "crisis path" ? seenBy(heard.raised) : (trouble ?? null),
    thinking: thinkingIn(reply),
    special: specialIn(reply),
    markup: markupIn(reply),
    torn: tornEnd(reply),
    // Authored sentences were judged when their texts were compiled.
    unchecked: voice.startsWith("model") ? unchecked : [],
    differs: heard.shown !== reply,
    warnings: warnings.map(({ event, trouble: what }) => (what ? `${event}: ${what}` : event)),
  };
}

interface Signs {
  readonly isFallback: boolean;
  readonly isClosed: boolean;
  readonly isModels: boolean;
}

function voiceOf({ isFallback, isClosed, isModels }: Signs): Voice {
  if (isFallback) return isClosed ? "model, closed early" : "authored";
  return isModels ? "model" : "crisis path";
}

/**
 * @param raised the crisis flag of each of the answer's openings; a second one comes from the
 * second reader
 */
function seenBy(raised: readonly boolean[]): string {
  if (raised[0]) return "crisis seen by the service's reader";
  return raised.includes(true) ? "crisis seen by the second reader" : "crisis of an earlier turn";
}
