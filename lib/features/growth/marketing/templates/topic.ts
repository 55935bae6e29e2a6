/** One idea, written once, that the templates shape for each platform. */
export interface Topic {
  readonly title: string;
  /** Short names of the approaches the idea comes from; empty for common sense. */
  readonly from: readonly string[];
  /** The idea in one or two sentences; together with the first step it fits a post on X. */
  readonly hook: string;
  /** The steps, one sentence each. */
  readonly steps: readonly [string, string, string];
  readonly ask: string;
  readonly hashtags: readonly [string, string, string];
  /** The scene a picture for it shows. */
  readonly scene: string;
}

/** An ordinary moment of an invented person, never anyone's outcome. */
export interface Story {
  readonly title: string;
  readonly lines: readonly [string, string, string];
  readonly ask: string;
  readonly hashtags: readonly [string, string];
  readonly scene: string;
}
