import type { ShownSession } from "@/lib/features/conversation/client";
import { isGivenTitle } from "@/lib/features/conversation/copy/titles";
import { isDespair } from "@/lib/shared/heard/despair";
import { protestIn } from "@/lib/shared/heard/protest";
import { isSmallTalk } from "@/lib/shared/heard/small-talk";

/**
 * Titles given in earlier versions may hold a greeting, or words that nobody wants to be welcomed
 * with.
 */
const isUnkind = (title: string): boolean =>
  isSmallTalk(title) || isDespair(title, "en") || protestIn(title, "en") !== null;

/** What a conversation was about, by its title; null where nobody is to be reminded of it. */
export function topicOf(title: string): string | null {
  const own = title.trim();
  return own && !isGivenTitle(own) && !isUnkind(own) ? own : null;
}

export interface ToldTopic {
  /** Whose topic it is: another title is another conversation. */
  readonly title: string;
  readonly topic: string | null;
}

/** Of the newest conversation in which the person has written. */
export function toldTopic(
  sessions: readonly Pick<ShownSession, "title" | "begun">[] | undefined,
): ToldTopic | null {
  const last = sessions?.find(({ begun }) => begun);
  return last ? { title: last.title, topic: topicOf(last.title) } : null;
}
