import type { Act, Topic } from "@/lib/reader/labels";
import type { Near } from "./content/asks-index";
import type { Entry } from "./content/schema";
import type { Found } from "./turn-plan";

/**
 * How near a card has to be, by what the message does. The scale is that of `understand`: likeness
 * of meaning and twice that of words. Of the requests that a card fits, nine in ten lie above the
 * first. What is only told is met by a card that doesn't fit once in sixteen times (decision 0070).
 * A card that doesn't fit costs more than none: people who tried lower floors had to correct the
 * guide in every talk.
 */
export const FLOORS = {
  /** A question or a request. */
  request: 0.75,
  /** What someone does within a skill ("skip"), said in more than a few words. */
  signal: 0.9,
  /** Something told. */
  statement: 1.0,
  /** A loss that the reader names, too. */
  loss: 0.85,
  /** Said nearly as an ask is. */
  sure: 1.1,
  /** What was said just now is only said again where it's meant beyond doubt. */
  again: 1.25,
  /** Two as near as this are asked about. */
  either: 0.8,
  /** How much nearer than the situation at hand another has to be, so that the talk turns to it. */
  apart: 0.15,
} as const;

/**
 * What the act, the topics and the talk so far add to a likeness. Small: they break ties, and an
 * ask that's nearly the same wins.
 */
const OF_KIND = 0.15;
const OF_TOPIC = 0.05;
const OF_TALK = 0.1;
/** "The first one": the guide had just named it. */
const OF_OFFER = 0.4;

const KIND_OF: Partial<Record<Act, Entry["kind"]>> = {
  ask_text: "words",
  ask_plan: "plan",
  about_guide: "willow",
};

interface Weighing {
  readonly act: Act;
  readonly topics: readonly Topic[];
  /** Topics of the cards that the talk has come by lately. */
  readonly ofTalk: ReadonlySet<Topic>;
  /** Ids that the guide just asked them to choose from. */
  readonly offered: readonly string[];
}

/**
 * The cards and moves nearest to what was said, the best first, weighed by what was asked for and
 * what the talk is about.
 */
export function rank(
  near: readonly Near[],
  { act, topics, ofTalk, offered }: Weighing,
  index: ReadonlyMap<string, Entry>,
): readonly Found[] {
  const wanted = KIND_OF[act];
  const weigh = ({ id, likeness }: Near): Found => {
    const entry = index.get(id);
    const has = (some: (topic: Topic) => boolean) => entry?.topics.some(some) ?? false;
    const kind = wanted && entry?.kind === wanted ? OF_KIND : 0;
    const topic = has((one) => topics.includes(one)) ? OF_TOPIC : 0;
    const talk = has((one) => ofTalk.has(one)) ? OF_TALK : 0;
    const offer = offered.includes(id) ? OF_OFFER : 0;
    return { id, likeness: likeness + kind + topic + talk + offer };
  };
  return near.map(weigh).sort((a, b) => b.likeness - a.likeness);
}
