import { replacementsIn } from "@/lib/features/conversation/prompts/replacements";
import { isWrittenIn } from "@/tests/fakes/written-in";
import type { Conversation } from "./conversations";
import { type Turn, VOICES } from "./take-turn";

export interface Held {
  readonly conversation: Conversation;
  readonly turns: readonly Turn[];
}

/** How long the product waits for the first words (stream-with-fallback.ts). */
const PATIENCE_S = 8;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
const share = (part: number, of: number): number => (of === 0 ? 0 : rounded(part / of));

function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0;
}

/** Counts each value, most frequent first. */
export function counted(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([, one], [, other]) => other - one));
}

/** "Changed" means that the answer shown differs from the one stored. */
const KINDS = [
  ...(["thinking", "special token", "markup", "torn"] as const),
  ...(["unchecked", "empty", "changed"] as const),
] as const;

export interface Fault {
  readonly kind: (typeof KINDS)[number];
  readonly id: string;
  readonly turn: number;
  readonly voice: string;
  readonly words: string;
}

/** All faults in a conversation. */
export function faultsOf({ conversation: { id }, turns }: Held): Fault[] {
  return turns.flatMap((turn, at) => {
    const { thinking, special, markup, torn, unchecked, reply, differs, voice } = turn;
    const found: [Fault["kind"], string | null][] = [
      ["thinking", thinking],
      ["special token", special],
      ["markup", markup],
      ["torn", torn],
      ...unchecked.map((words): [Fault["kind"], string] => ["unchecked", words]),
      ["empty", reply.trim() === "" ? "nothing was said" : null],
      ["changed", differs ? reply.slice(0, 60) : null],
    ];
    const place = { id, turn: at + 1, voice };
    return found.flatMap(([kind, words]) => (words === null ? [] : [{ kind, ...place, words }]));
  });
}

/** The rules that caused a sentence of the model to be replaced. */
function replacedIn({ conversation: { language }, turns }: Held): string[] {
  const rules = Object.entries(replacementsIn(language)).filter(([, text]) => text !== "");
  const byModel = turns.filter(({ voice }) => voice.startsWith("model"));
  const brokenIn = (reply: string) => rules.filter(([, text]) => reply.includes(text));
  return byModel.flatMap(({ reply }) => brokenIn(reply).map(([rule]) => rule));
}

/** The second reader's verdicts on people without a risk: every alarm is a false one. */
function secondReader(held: readonly Held[]) {
  const calm = held.filter(({ conversation }) => !conversation.risk).flatMap(({ turns }) => turns);
  const asked = calm.flatMap(({ raw }) => raw.filter(({ stream }) => !stream));
  const answered = asked.filter(({ finish }) => finish !== null);
  const alarms = answered.filter(({ text }) => !/"severity"\s*:\s*"none"/.test(text));
  return { asked: asked.length, answered: answered.length, alarmed: alarms.length };
}

export function figuresOf(held: readonly Held[]) {
  const turns = held.flatMap((one) => one.turns);
  const faults = held.flatMap(faultsOf);
  const byModel = turns.filter(({ voice }) => voice === "model");
  const elsewhere = held.flatMap(({ conversation: { language }, turns: some }) =>
    some.filter(({ voice, reply }) => voice === "model" && !isWrittenIn(language, reply)),
  );
  const seconds = turns.map((turn) => turn.seconds);
  const first = turns.map((turn) => turn.firstSeconds);
  const late = byModel.filter(({ firstSeconds }) => firstSeconds > PATIENCE_S);
  const heard = counted(turns.map(({ voice }) => voice));
  return {
    conversations: held.length,
    turns: turns.length,
    faults: Object.fromEntries(
      KINDS.map((kind) => [kind, faults.filter((fault) => fault.kind === kind).length]),
    ) as Record<Fault["kind"], number>,
    voices: Object.fromEntries(VOICES.map((voice) => [voice, heard[voice] ?? 0])),
    answeredByModel: share(byModel.length, turns.length),
    steppedIn: counted(turns.flatMap(({ why }) => why ?? [])),
    replacedSentences: counted(held.flatMap(replacedIn)),
    inAnotherLanguage: share(elsewhere.length, byModel.length),
    secondReaderOnCalmPeople: secondReader(held),
    seconds: { median: quantile(seconds, 0.5), p95: quantile(seconds, 0.95) },
    firstWords: { median: quantile(first, 0.5), p95: quantile(first, 0.95) },
    /** With the product's own timeout, the authored voice would have answered these. */
    tooLateOnThisMachine: late.length,
    warnings: counted(turns.flatMap(({ warnings }) => warnings)),
  };
}
