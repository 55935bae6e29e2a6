/** What a post is to be about and how much room it has. Nothing about any person stands in it. */
export interface PostBrief {
  readonly platform: string;
  /** "story": about an invented person, as an illustration. */
  readonly kind: "post" | "story";
  /** An approach from the public catalogue; null lets the writer choose. */
  readonly theme: { readonly name: string; readonly description: string } | null;
  /** UTF-16 units that title and content may have. */
  readonly longestTitle: number;
  readonly longestContent: number;
  readonly mostHashtags: number;
  /** Whether a video script is wanted. */
  readonly video: boolean;
  /** Titles of the latest posts, to be about something else. */
  readonly notAgain: readonly string[];
}

export interface WrittenPost {
  readonly title: string;
  readonly content: string;
  readonly hashtags: readonly string[];
  readonly imagePrompt: string;
  /** Empty where none was wanted. */
  readonly videoScript: string;
}

/**
 * Drafts a post for a social platform. Whoever asks checks the answer for claims and length and
 * otherwise falls back to the authored templates; a person approves whatever goes out.
 */
export interface PostWriter {
  /** @throws when it is unreachable, late, refuses or answers out of form */
  write(brief: PostBrief, signal: AbortSignal): Promise<WrittenPost>;
}
