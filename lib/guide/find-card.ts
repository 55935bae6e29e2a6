import type { Act, Topic } from "@/lib/reader/labels";
import type { Near } from "./content/asks-index";
import type { Entry } from "./content/schema";
import type { ScoredMatch } from "./turn-plan";

/**
 * Minimum scores for a card, by the kind of message. The scale is that of `understand`: similarity
 * of meaning plus twice that of words. Nine in ten requests that a card fits score above the first.
 * One statement in sixteen gets a card that doesn't fit (decision 0070). A wrong card costs more
 * than none: people who tried lower floors had to correct the guide in every conversation.
 */
export const FLOORS = {
  /** A question or a request. */
  request: 0.75,
  /** An action within a skill ("skip"), said in more than a few words. */
  signal: 0.9,
  /** A statement. */
  statement: 1.0,
  /** The same, if the reader names a topic of the card as well. */
  named: 0.9,
  /** A loss that the reader names as well. */
  loss: 0.85,
  /** A suicide, or a risk of it, that nothing else in the message tells of. */
  ofSuicide: 0.85,
  /** Phrased almost like one of the asks. */
  sure: 1.1,
  /** Repeats the previous answer only if that's clearly wanted. */
  again: 1.25,
  /** Two that are both this near are offered as a choice. */
  either: 0.8,
  /** How much nearer than the current situation another one has to be to change the subject. */
  apart: 0.15,
} as const;

/**
 * Bonuses for the act, the topics and the conversation so far. They're small: they break ties, and
 * a nearly identical ask still wins.
 */
const OF_KIND = 0.15;
const OF_TOPIC = 0.05;
const OF_TALK = 0.1;
/** "The first one", right after the guide named it. */
const OF_OFFER = 0.4;

const KIND_OF: Partial<Record<Act, Entry["kind"]>> = {
  ask_text: "words",
  ask_plan: "plan",
  about_guide: "willow",
};

interface Weighing {
  readonly act: Act;
  readonly topics: readonly Topic[];
  readonly isShort: boolean;
  /** Topics of recent cards in this conversation. */
  readonly ofTalk: ReadonlySet<Topic>;
  /** Ids in the choice that the guide just offered. */
  readonly offered: readonly string[];
}

/**
 * The cards and moves nearest to the message, best first, weighted by the request and the
 * conversation's topics.
 */
export function rank(
  near: readonly Near[],
  { act, topics, isShort, ofTalk, offered }: Weighing,
  index: ReadonlyMap<string, Entry>,
): readonly ScoredMatch[] {
  const wanted = KIND_OF[act];
  const weigh = ({ id, likeness }: Near): ScoredMatch => {
    const entry = index.get(id);
    const has = (some: (topic: Topic) => boolean) => entry?.topics.some(some) ?? false;
    const kind = wanted && entry?.kind === wanted ? OF_KIND : 0;
    const topic = has((one) => topics.includes(one)) ? OF_TOPIC : 0;
    // A longer request for a text says whom it's for, so the conversation's topic doesn't matter.
    const isOfTalk = isShort || entry?.kind !== "words";
    const talk = isOfTalk && has((one) => ofTalk.has(one)) ? OF_TALK : 0;
    const offer = offered.includes(id) ? OF_OFFER : 0;
    return { id, likeness: likeness + kind + topic + talk + offer };
  };
  return near.map(weigh).sort((a, b) => b.likeness - a.likeness);
}
