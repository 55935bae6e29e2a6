/**
 * A second reader's verdict on one text, in labels of its own choosing. The caller accepts only
 * those it knows.
 */
export interface Concern {
  readonly kind: string;
  readonly severity: string;
}

/**
 * A part of the reader that couldn't be asked or understood. Contains the problem's name, but none
 * of the person's words.
 */
export interface Unread {
  readonly part: "classification" | "moderation";
  readonly trouble: string;
}

/**
 * Reads a text alongside the crisis detector. A missing or late answer changes nothing. A plain
 * "none" for kind and severity can clear a merely possible finding. Nobody is ever shown what it
 * says.
 */
export interface SecondOpinion {
  /**
   * @param unread called for each part that couldn't be asked or read
   * @returns the labels it gives; none if it's unreachable, refuses or returns a malformed
   *   answer. Never throws.
   */
  read(
    text: string,
    signal: AbortSignal,
    unread?: (part: Unread) => void,
  ): Promise<readonly Concern[]>;
}
