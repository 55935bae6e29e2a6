import type { Desk, ShownPost } from "@/lib/features/growth/marketing/client";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { missingMedia, problemsOf } from "@/lib/features/growth/marketing/policy";

/**
 * Reasons in the post itself that keep it from going out, without duplicates: its claims, its form,
 * its picture or video.
 */
export function unreadyOf(post: ShownPost, desk: Desk): readonly string[] {
  const missing = missingMedia(post);
  return [
    ...new Set(problemsOf(post).map(({ message }) => message)),
    ...(missing ? [PAGES_COPY.card.missing[desk][missing]] : []),
  ];
}
