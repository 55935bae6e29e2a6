import type { ShownSession } from "@/lib/features/conversation/client";
import { isGivenTitle } from "@/lib/features/conversation/copy/titles";
import { isDespair } from "@/lib/shared/heard/despair";
import { protestIn } from "@/lib/shared/heard/protest";
import { isSmallTalk } from "@/lib/shared/heard/small-talk";

/**
 * Whether a title shouldn't be shown. Titles from earlier versions may contain a greeting, or words
 * no one wants to be welcomed with.
 */
const isUnkind = (title: string): boolean =>
  isSmallTalk(title) || isDespair(title, "en") || protestIn(title, "en") !== null;

/** A conversation's topic, from its title; null if the person shouldn't be reminded of it. */
export function topicOf(title: string): string | null {
  const own = title.trim();
  return own && !isGivenTitle(own) && !isUnkind(own) ? own : null;
}

export interface RecentTopic {
  /** The title the topic comes from. A different title means a different conversation. */
  readonly title: string;
  readonly topic: string | null;
}

/** The topic of the newest conversation in which the person has written. */
export function recentTopic(
  sessions: readonly Pick<ShownSession, "title" | "begun">[] | undefined,
): RecentTopic | null {
  const last = sessions?.find(({ begun }) => begun);
  return last ? { title: last.title, topic: topicOf(last.title) } : null;
}
