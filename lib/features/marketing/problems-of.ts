import { lintClaims } from "./claims";
import { claimMessage } from "./copy";
import { type Problem, problemsOnPlatform } from "./policy";
import type { MarketingPost } from "./types";

/** All that keeps a post from going out as it stands: its claims, and what the platform would refuse. By field. */
export const problemsOf = (post: MarketingPost): Problem[] => [
  ...lintClaims(post).map(({ kind, words, path }) => ({ path, message: claimMessage(kind, words) })),
  ...problemsOnPlatform(post),
];
