/** The topic and limits of a post. Contains nothing about any person. */
export interface PostBrief {
  readonly platform: string;
  /** "story": about an invented person, as an illustration. */
  readonly kind: "post" | "story";
  /** An approach from the public catalogue. Null lets the writer choose. */
  readonly theme: { readonly name: string; readonly description: string } | null;
  /** Maximum UTF-16 units for title and content. */
  readonly longestTitle: number;
  readonly longestContent: number;
  readonly mostHashtags: number;
  /** Whether a video script is wanted. */
  readonly video: boolean;
  /** Titles of the latest posts. The writer should avoid their topics. */
  readonly notAgain: readonly string[];
}

export interface WrittenPost {
  readonly title: string;
  readonly content: string;
  readonly hashtags: readonly string[];
  readonly imagePrompt: string;
  /** Empty if none was requested. */
  readonly videoScript: string;
}

/**
 * Drafts a post for a social platform. The caller checks the draft for claims and length, and falls
 * back to the authored templates if it fails. A person approves everything that's published.
 */
export interface PostWriter {
  /** @throws if the writer is unreachable, late, refuses or returns a malformed answer */
  write(brief: PostBrief, signal: AbortSignal): Promise<WrittenPost>;
}
