/**
 * A second reader's verdict on one text, in labels of its own choosing; the caller accepts only
 * those it knows.
 */
export interface Concern {
  readonly kind: string;
  readonly severity: string;
}

/**
 * A part of the reader that couldn't be asked or understood: the name of the problem, none of the
 * words.
 */
export interface Unread {
  readonly part: "classification" | "moderation";
  readonly trouble: string;
}

/**
 * Reads a text alongside the crisis detector. A missing or late answer changes nothing; a plain
 * "none" for kind and severity can calm a merely possible finding. Nothing it says is shown to
 * anybody.
 */
export interface SecondOpinion {
  /**
   * @param unread called for each part that couldn't be asked or read
   * @returns the labels it gives; none when it's unreachable, refuses or returns a malformed
   *   answer. Never throws.
   */
  read(
    text: string,
    signal: AbortSignal,
    unread?: (part: Unread) => void,
  ): Promise<readonly Concern[]>;
}
