/**
 * What a second reader makes of one text, in labels of its own choosing: the asker accepts only
 * those that it knows.
 */
export interface Concern {
  readonly kind: string;
  readonly severity: string;
}

/**
 * A part of the reader that could not be asked, or whose answer could not be read: the name of the
 * trouble, none of its words.
 */
export interface Unread {
  readonly part: "classification" | "moderation";
  readonly trouble: string;
}

/**
 * Reads a text beside the crisis detector. No answer and a late one change nothing; a plain "none"
 * for kind and severity may calm what is only possible. Nothing that it says is shown to anybody.
 */
export interface SecondOpinion {
  /**
   * @param unread told of each part that could not be asked or read
   * @returns the labels it gives, none when it is unreachable, refuses or answers out of form;
   *   never throws
   */
  read(
    text: string,
    signal: AbortSignal,
    unread?: (part: Unread) => void,
  ): Promise<readonly Concern[]>;
}
