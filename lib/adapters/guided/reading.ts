import type { Turn } from "@/lib/ports/model";
import { isDespair } from "@/lib/shared/heard/despair";
import { type Protest, protestIn } from "@/lib/shared/heard/protest";
import { FEELINGS, type Feeling, TOPICS, type Topic, type Voice } from "./copy/shape";
import { keyClauses, weightOf } from "./key-phrases";
import { en } from "./lexicon/en";
import { INTENTS, type Intent, type Lexicon } from "./lexicon/shape";
import { type Memory, remember } from "./memory";
import { isMisspelt } from "./misspelt";
import { pronounOf } from "./pronoun";
import { isJudgement, toSecondPerson } from "./second-person";
import { fold, readable, trimPunctuation, wordCount } from "./text";

/** Something the person said, ready to be given back: switched to "you" where possible, and always as a quote. */
export interface Said {
  readonly phrase: string | null;
  readonly quote: string;
  readonly words: string;
}

/** What the guide makes of a turn. */
export interface Reading {
  readonly turn: Turn;
  readonly voice: Voice;
  readonly lexicon: Lexicon;
  readonly memory: Memory;
  readonly text: string;
  readonly words: number;
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
  /** From before the last message, best first. */
  readonly earlier: readonly Said[];
  /** Clauses that tell most, of all messages, oldest first, whether or not they were given back before. */
  readonly told: readonly Said[];
  /** All messages of the person, oldest first. */
  readonly own: readonly string[];
  /** What the last message holds against the talk. */
  readonly protest: Protest | null;
  /** After a protest nothing is asked for a while. */
  readonly quiet: boolean;
  /** Whether the last message sees no point any more. */
  readonly despairs: boolean;
}

/** So many replies after a protest go without a question, the one to it included. */
const QUIET: Record<Protest, number> = { questions: 4, missed: 2, exercise: 2 };

const isQuiet = (protests: readonly (Protest | null)[]): boolean =>
  protests.toReversed().some((protest, since) => protest !== null && since < QUIET[protest]);

export function read(turn: Turn, voice: Voice, lexicon: Lexicon): Reading {
  const own = turn.lines.filter((line) => line.role === "user").map((line) => readable(line.content));
  const text = own.at(-1) ?? "";
  const folded = fold(text);
  const memory = remember(turn.lines);
  const ownFolded = own.map(fold);
  const topic = topicOf(ownFolded, lexicon);
  const toSaid = (words: string) => saidOf(words, turn.language, voice);
  const literal = (words: string) =>
    !lexicon.idioms.test(fold(words)) &&
    !AGREES.test(fold(words)) &&
    !UNSURE.test(fold(words)) &&
    !SAYS_FINE.test(fold(words)) &&
    !isDespair(words, turn.language) &&
    !(turn.language === "en" && isMisspelt(words));
  const protests = own.map((line) => protestIn(line, turn.language));
  const story = (line: string, at: number) =>
    wordCount(line) >= 4 && protests[at] === null && !isAboutTheTalk(line, voice);
  const fresh = (protests.at(-1) ? [] : keyClauses(text, lexicon))
    .filter((words) => literal(words) && !asksIn(fold(words), turn.language))
    .map(toSaid)
    .filter((said) => memory.mentions(said.phrase ?? said.words) === 0);
  return {
    turn,
    voice,
    lexicon,
    memory,
    text,
    words: wordCount(text),
    asks: asksIn(folded, turn.language),
    terse: own.length >= 2 && own.slice(-3).every((line) => wordCount(line) <= 4),
    intents: intentsOf(folded, lexicon),
    feeling: feelingOf(folded, lexicon),
    mood: ownFolded.map((line) => feelingOf(line, lexicon)).findLast((feeling) => feeling !== null) ?? null,
    topic,
    steady: topic !== null && ownFolded.slice(-4).filter((line) => lexicon.topics[topic].test(line)).length >= 2,
    topicLately: topicOf(ownFolded.slice(-3), lexicon),
    topicNow: topicOf(ownFolded.slice(-1), lexicon),
    said: together(text, fresh, lexicon),
    them: pronounOf(own),
    own,
    protest: protests.at(-1) ?? null,
    quiet: isQuiet(protests),
    despairs: isDespair(text, turn.language),
    told: own
      .filter(story)
      .flatMap((line) => keyClauses(line, lexicon).filter(literal).slice(0, 2))
      .map(toSaid),
    earlier: own
      .slice(0, -1)
      .filter(story)
      .flatMap((line) => keyClauses(line, lexicon).filter(literal).slice(0, 2))
      .map(toSaid)
      .filter(
        (said) => !fresh.some((now) => now.words === said.words) && memory.mentions(said.phrase ?? said.words) <= 1,
      ),
  };
}

/** "I don't want an exercise" and "what do you think?" are no part of a person's story. */
const isAboutTheTalk = (line: string, { noExercise, somethingElse, resume, direct = [] }: Voice): boolean => {
  const folded = fold(line);
  const wishes = [noExercise, somethingElse, resume, ...direct.map(({ heard }) => heard)];
  return wordCount(line) <= 14 && wishes.some((wish) => wish?.test(folded));
};

const ASKS_IN_ENGLISH =
  /^(?:(?:so|and|but|well|ok|okay|then|hey|no|wait|please)[, ]+)*(?:(?:what|how|why|who|when|where|which)(?:'s| is| are| am| do| does| did| can| could| should| would| will| was| were| else| helps| about| (?:long|much|many) | come\b| even| the (?:hell|point)| makes you)|whats|hows|whos|can (?:you|i|we)|could (?:you|i|we)|do (?:you|i|we|they|people)|does (?:he|she|it|this|that|anyone)|did i|is (?:it|this|that|there|he|she)|are (?:you|they|we)|am i|will (?:i|it|he|she|they|you|this)|would (?:you|it|he|she|they)|should i)\b(?! (?:hurts|bothers|scares|worries|gets me|makes me|happened was|i (?:mean|want|need|hate|miss) is))/;
/** Where people leave the sign out, the word that makes a question in Chinese, Arabic and Hindi. */
const ASKS_ELSEWHERE = /[吗呢嘛][\s。.]*$|^هل\s|^क्या\s|\sक्या[\s।.]*$/;

const asksIn = (folded: string, language: Turn["language"]): boolean =>
  (/[?？؟]\s*$/.test(folded) && !/^(?:and |but |so )?what if\b/.test(folded)) ||
  (language === "en" ? ASKS_IN_ENGLISH : ASKS_ELSEWHERE).test(folded);

/** A clause, ready to be given back. */
export const saidOf = (words: string, language: Turn["language"], voice: Voice): Said => ({
  phrase: language === "en" ? toSecondPerson(words) : null,
  quote: `${voice.quoteMarks[0]}${words}${voice.quoteMarks[1]}`,
  words,
});

/** The two weightiest clauses as one, in the order they were said, when both can be switched to "you". */
function together(text: string, clauses: readonly Said[], lexicon: Lexicon): Said | null {
  const [first, second] = clauses;
  if (!first?.phrase || !second?.phrase) return first ?? null;
  // A harsh thought about oneself takes nothing else into its frame.
  if (isJudgement(first.phrase) || isJudgement(second.phrase)) return first;
  if (wordCount(first.phrase) + wordCount(second.phrase) > 20 || weightOf(second.words, lexicon) < 0) return first;
  const [before, after] = text.indexOf(first.words) < text.indexOf(second.words) ? [first, second] : [second, first];
  return { ...first, phrase: `${before.phrase}, and ${after.phrase}` };
}

/** People switch language when it matters: danger and "are you human?" are heard in English as well. */
const intentsOf = (folded: string, lexicon: Lexicon): Set<Intent> =>
  new Set(
    INTENTS.filter(
      (intent) =>
        lexicon.intents[intent].test(folded) ||
        ((intent === "crisis" || intent === "askAi") && en.intents[intent].test(folded)),
    ),
  );

export function feelingOf(folded: string, lexicon: Lexicon): Feeling | null {
  let first: { feeling: Feeling; at: number } | null = null;
  for (const feeling of FEELINGS) {
    const match = lexicon.feelings[feeling].exec(folded);
    if (!match || lexicon.negation.test(folded.slice(0, match.index))) continue;
    if (first === null || match.index < first.at) first = { feeling, at: match.index };
  }
  // Whoever names shame among their fears has said the harder thing.
  if (first?.feeling === "anxious" && isFelt("ashamed", folded, lexicon)) return "ashamed";
  // "It is killing me" is strain, and no picture to give back.
  return first?.feeling ?? (lexicon.idioms.test(folded) ? "overwhelmed" : null);
}

function isFelt(feeling: Feeling, folded: string, lexicon: Lexicon): boolean {
  const match = lexicon.feelings[feeling].exec(folded);
  return match !== null && !lexicon.negation.test(folded.slice(0, match.index));
}

/** "It is probably true" said back would be the guide's consent to whatever stood before it. English. */
const AGREES = /\b(?:it|that|they|he|she)(?:'s|'re| is| are) (?:probably |maybe |all |totally |so )*(?:true|right)$/;

/** "You are fine" said back would make small what stands beside it. English. */
const SAYS_FINE = /^i(?:'?m| am) (?:doing |really |just |totally |actually )*(?:fine|ok|okay|all right|alright|good)\b/;

/** Nothing to come back to. English. */
const UNSURE =
  /^(?:not sure|no idea|(?:i )?(?:don't|dont|do not) know (?:why|what|how|if)\b)|\b(?:want|have|need|used|going|like|try) to(?: be)?$/;

/** Topics that are feelings too weigh less than what the feeling is about. */
const BROAD: readonly Topic[] = ["loneliness", "worry", "anger"];

function topicOf(messages: readonly string[], lexicon: Lexicon): Topic | null {
  let best: { topic: Topic; weight: number } | null = null;
  for (const topic of TOPICS) {
    let weight = 0;
    messages.forEach((message, index) => {
      if (!lexicon.topics[topic].test(message)) return;
      // People open with what they came for.
      weight += index === 0 && messages.length > 1 ? 2 : index === messages.length - 1 ? 1.5 : 1;
    });
    if (BROAD.includes(topic)) weight *= 0.5;
    if (topic === "loss") weight *= 2;
    if (weight > 0 && (best === null || weight > best.weight)) best = { topic, weight };
  }
  return best?.topic ?? null;
}

/** No word that can be read: only signs, or letters in no order that a language has. */
export function isGibberish(reading: Reading): boolean {
  const letters = fold(reading.text).replace(/[^\p{L}\p{M}]/gu, "");
  if (letters.length === 0) return !/\p{N}/u.test(reading.text);
  if (reading.words > 3 || !/^[a-z]+$/.test(letters)) return /(.)\1{5,}/.test(letters);
  const vowels = letters.replace(/[^aeiouy]/g, "").length;
  return (
    /[^aeiouy]{6,}/.test(letters) ||
    (letters.length >= 6 && vowels / letters.length < 0.15) ||
    /(.)\1{4,}/.test(letters) ||
    /^(?:asdf|qwer|hjkl|zxcv|jkl)/.test(letters)
  );
}

/** A word or two that name neither a feeling, a matter nor a wish. */
export const saysLittle = (reading: Reading): boolean =>
  reading.words <= 2 && reading.intents.size === 0 && reading.feeling === null && !matters(reading);

const matters = ({ text, lexicon }: Reading): boolean => {
  const folded = fold(trimPunctuation(text));
  return TOPICS.some((topic) => lexicon.topics[topic].test(folded));
};
