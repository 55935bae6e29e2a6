import type { Act, Topic } from "@/lib/reader/labels";
import type { Near } from "./content/asks-index";
import type { Entry } from "./content/schema";

/**
 * How near a card has to be, by what the message does. The scale is that of `planFor`: likeness of meaning and twice that of words. Of requests a card fits, 95 % lie
 * above the first; of ordinary turns that ask for nothing, one in thirty lies above the second:
 * a question of ours makes the next answer look darker to the reader, and more of them opened more dialogs in ordinary talk.
 */
export const FLOORS = {
  /** A question or a request. */
  request: 0.7,
  /** Something told. */
  statement: 1.2,
  /** Said nearly as an ask is. */
  sure: 1.15,
} as const;

/** What the act, the topics and the talk so far add to a likeness. Small: they break ties, and an ask that's nearly the same wins. */
const OF_KIND = 0.15;
const OF_TOPIC = 0.05;
const OF_TALK = 0.1;

const KIND_OF: Partial<Record<Act, Entry["kind"]>> = { ask_text: "words", ask_plan: "plan", about_guide: "willow" };

export interface Found {
  readonly id: string;
  readonly likeness: number;
}

interface Weighing {
  readonly act: Act;
  readonly topics: readonly Topic[];
  /** Topics of the cards that the talk has come by lately. */
  readonly ofTalk: ReadonlySet<Topic>;
}

/** The cards and moves nearest to what was said, the best first, weighed by what was asked for and what the talk is about. */
export function rank(
  near: readonly Near[],
  { act, topics, ofTalk }: Weighing,
  index: ReadonlyMap<string, Entry>,
): readonly Found[] {
  const wanted = KIND_OF[act];
  const weigh = ({ id, likeness }: Near): Found => {
    const entry = index.get(id);
    const has = (some: (topic: Topic) => boolean) => entry?.topics.some(some) ?? false;
    const kind = wanted && entry?.kind === wanted ? OF_KIND : 0;
    const topic = has((one) => topics.includes(one)) ? OF_TOPIC : 0;
    const talk = has((one) => ofTalk.has(one)) ? OF_TALK : 0;
    return { id, likeness: likeness + kind + topic + talk };
  };
  return near.map(weigh).sort((a, b) => b.likeness - a.likeness);
}
