/** One idea, authored once, that the templates put into the form of each platform. */
export interface Topic {
  readonly title: string;
  /** Short names of the approaches that the idea comes from; none for what is common sense. */
  readonly from: readonly string[];
  /** The idea in one or two sentences; with the first step it fits into a post on X. */
  readonly hook: string;
  /** How to do it. Each is one sentence. */
  readonly steps: readonly [string, string, string];
  readonly ask: string;
  readonly hashtags: readonly [string, string, string];
  /** What a picture for it shows. */
  readonly scene: string;
}

/** About an invented person: an ordinary moment, never what became of anybody. */
export interface Story {
  readonly title: string;
  readonly lines: readonly [string, string, string];
  readonly ask: string;
  readonly hashtags: readonly [string, string];
  readonly scene: string;
}
