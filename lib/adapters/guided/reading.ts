import { isDespair } from "@/lib/shared/heard/despair";
import type { Protest } from "@/lib/shared/heard/protest";
import { Sieved } from "@/lib/shared/heard/sieve";
import { type Feeling, TOPICS, type Topic, type Voice } from "./copy/shape";
import type { Heard } from "./cue";
import { Earlier } from "./earlier";
import { en } from "./lexicon/en";
import { INTENTS, type Intent, type Lexicon } from "./lexicon/shape";
import type { ReadTurn } from "./line";
import { type Memory, remember } from "./memory";
import { once } from "./once";
import { isLiteral, OwnLine } from "./own-line";
import { pronounOf } from "./pronoun";
import { type Said, saidOf } from "./said";
import { isJudgement } from "./second-person";
import { fold, readable, trimPunctuation, wordCount } from "./text";

/** What the guide makes of a turn. */
export interface Reading {
  readonly turn: ReadTurn;
  readonly voice: Voice;
  readonly lexicon: Lexicon;
  readonly memory: Memory;
  /** The last message, as it was written and lower-cased with plain signs. */
  readonly text: string;
  readonly folded: string;
  readonly words: number;
  /** The ways of saying it that the last message shows. */
  readonly cues: readonly Heard[];
  /** Whether the last messages were a word or three each. */
  readonly terse: boolean;
  /** Whether the message asks something, with or without its sign. */
  readonly asks: boolean;
  readonly intents: ReadonlySet<Intent>;
  /** Of the last message. */
  readonly feeling: Feeling | null;
  /** Of the conversation: the latest one named. */
  readonly mood: Feeling | null;
  readonly topic: Topic | null;
  /** Whether at least two of the last four messages are about the topic. */
  readonly steady: boolean;
  /** Of the last three messages. */
  readonly topicLately: Topic | null;
  /** What the last message itself is about. */
  readonly topicNow: Topic | null;
  readonly said: Said | null;
  /** How to speak of the one it is about: "him", "her", or "them" when the words do not tell. English. */
  readonly them: string;
  /** From before the last message. */
  readonly earlier: Earlier;
  /** Clauses that tell most, of all messages, oldest first, whether or not they were given back before. */
  readonly told: readonly Said[];
  /** All messages of the person, oldest first. */
  readonly own: readonly string[];
  readonly lines: readonly OwnLine[];
  /** What the last message holds against the talk. */
  readonly protest: Protest | null;
  /** After a protest nothing is asked for a while. */
  readonly quiet: boolean;
  /** Whether the last message sees no point any more. */
  readonly despairs: boolean;
}

/** So many replies after a protest go without a question, the one to it included. */
const QUIET: Record<Protest, number> = { questions: 4, missed: 2, exercise: 2 };
const LONGEST_QUIET = Math.max(...Object.values(QUIET));

const isQuiet = (lines: readonly OwnLine[]): boolean =>
  lines
    .slice(-LONGEST_QUIET)
    .toReversed()
    .some(({ protest }, since) => protest !== null && since < QUIET[protest]);

export function read(turn: ReadTurn, voice: Voice, lexicon: Lexicon): Reading {
  const { language } = turn;
  const ears = { language, voice, lexicon };
  const own = turn.lines.filter((line) => line.role === "user").map((line) => readable(line.content));
  const lines = own.map((line) => new OwnLine(line, ears));
  const last = lines.at(-1) ?? new OwnLine("", ears);
  const { text, folded } = last;
  const memory = remember(turn.lines);
  const topic = topicOf(lines);
  const fresh = (last.protest ? [] : last.clauses)
    .filter((clause) => isLiteral(clause, ears) && !asksIn(clause.folded, language))
    .map((clause) => saidOf(clause, ears))
    .filter((said) => memory.mentions(said.phrase ?? said.words) === 0);
  return {
    turn,
    voice,
    lexicon,
    memory,
    text,
    folded,
    words: last.words,
    get cues() {
      return last.cues;
    },
    asks: asksIn(folded, language),
    terse: lines.length >= 2 && lines.slice(-3).every((line) => line.words <= 4),
    intents: intentsOf(folded, lexicon),
    feeling: last.feeling,
    mood: lines.findLast((line) => line.feeling !== null)?.feeling ?? null,
    topic,
    steady: topic !== null && lines.slice(-4).filter((line) => line.topics.includes(topic)).length >= 2,
    get topicLately() {
      return topicOf(lines.slice(-3));
    },
    topicNow: topicOf(lines.slice(-1)),
    said: together(text, fresh),
    them: pronounOf(lines.map((line) => line.folded)),
    own,
    lines,
    protest: last.protest,
    quiet: isQuiet(lines),
    despairs: isDespair(text, language),
    get told() {
      return lines.flatMap((line) => line.kept);
    },
    earlier: new Earlier(
      lines.slice(0, -1),
      (said) => !fresh.some((now) => now.words === said.words) && memory.mentions(said.phrase ?? said.words) <= 1,
    ),
  };
}

const ASKS_IN_ENGLISH =
  /^(?:(?:so|and|but|well|ok|okay|then|hey|no|wait|please)[, ]+)*(?:(?:what|how|why|who|when|where|which)(?:'s| is| are| am| do| does| did| can| could| should| would| will| was| were| else| helps| about| (?:long|much|many) | come\b| even| the (?:hell|point)| makes you)|whats|hows|whos|can (?:you|i|we)|could (?:you|i|we)|do (?:you|i|we|they|people)|does (?:he|she|it|this|that|anyone)|did i|is (?:it|this|that|there|he|she)|are (?:you|they|we)|am i|will (?:i|it|he|she|they|you|this)|would (?:you|it|he|she|they)|should i)\b(?! (?:hurts|bothers|scares|worries|gets me|makes me|happened was|i (?:mean|want|need|hate|miss) is))/;
/** Where people leave the sign out, the word that makes a question in Chinese, Arabic and Hindi. */
const ASKS_ELSEWHERE = /[吗呢嘛][\s。.]*$|^هل\s|^क्या\s|\sक्या[\s।.]*$/;

const asksIn = (folded: string, language: ReadTurn["language"]): boolean =>
  (/[?？؟]\s*$/.test(folded) && !/^(?:and |but |so )?what if\b/.test(folded)) ||
  (language === "en" ? ASKS_IN_ENGLISH : ASKS_ELSEWHERE).test(folded);

/** The two weightiest clauses as one, in the order they were said, when both can be switched to "you". */
function together(text: string, clauses: readonly Said[]): Said | null {
  const [first, second] = clauses;
  if (!first?.phrase || !second?.phrase) return first ?? null;
  // A harsh thought about oneself takes nothing else into its frame.
  if (isJudgement(first.phrase) || isJudgement(second.phrase)) return first;
  if (wordCount(first.phrase) + wordCount(second.phrase) > 20 || second.weight < 0) return first;
  const [before, after] = text.indexOf(first.words) < text.indexOf(second.words) ? [first, second] : [second, first];
  return { ...first, phrase: `${before.phrase}, and ${after.phrase}` };
}

/** People switch language when it matters: danger and "are you human?" are heard in English as well. */
const ALSO_IN_ENGLISH: readonly Intent[] = ["crisis", "askAi"];

function intentsOf(folded: string, lexicon: Lexicon): Set<Intent> {
  const intents = new Set(intentsIn(folded, lexicon));
  if (lexicon === en) return intents;
  for (const intent of intentsIn(folded, en)) if (ALSO_IN_ENGLISH.includes(intent)) intents.add(intent);
  return intents;
}

const sievedIntents = once(({ intents }: Lexicon) => new Sieved(INTENTS, (intent) => intents[intent]));

const intentsIn = (folded: string, lexicon: Lexicon): readonly Intent[] =>
  sievedIntents(lexicon)
    .through(folded)
    .filter((intent) => lexicon.intents[intent].test(folded));

/** Topics that are feelings too weigh less than what the feeling is about, and a loss more than anything. */
const BROAD: readonly Topic[] = ["loneliness", "worry", "anger"];
const factorOf = (topic: Topic): number => (topic === "loss" ? 2 : BROAD.includes(topic) ? 0.5 : 1);

function topicOf(lines: readonly OwnLine[]): Topic | null {
  const spoken = new Map<Topic, number>();
  lines.forEach(({ topics }, at) => {
    for (const topic of topics) spoken.set(topic, (spoken.get(topic) ?? 0) + weightAt(at, lines.length));
  });
  let best: Topic | null = null;
  let most = 0;
  for (const topic of TOPICS) {
    const weight = (spoken.get(topic) ?? 0) * factorOf(topic);
    if (weight <= most) continue;
    best = topic;
    most = weight;
  }
  return best;
}

/** People open with what they came for, and the last message is what they are at now. */
const weightAt = (at: number, of: number): number => (at === 0 && of > 1 ? 2 : at === of - 1 ? 1.5 : 1);

/** A word or two that name neither a feeling, a matter nor a wish. */
export const saysLittle = (reading: Reading): boolean =>
  reading.words <= 2 && reading.intents.size === 0 && reading.feeling === null && !matters(reading);

const matters = ({ text, lexicon }: Reading): boolean => {
  const folded = fold(trimPunctuation(text));
  return TOPICS.some((topic) => lexicon.topics[topic].test(folded));
};
