/**
 * What the guide says between two people. Gaps: {speaker} wrote last, {listener} reads along, {quote} is a clause of the
 * speaker's in quotation marks. Nothing in here may call one of them right or guilty: a test reads every line.
 */
export interface ApproachVoice {
  /** Leads the one who wrote a step deeper. */
  readonly deepen: readonly string[];
  /** Gives the turn to the other. */
  readonly handOver: readonly string[];
  /** Once both were heard: puts the two side by side. */
  readonly join: readonly string[];
  /** A small thing to try together. */
  readonly practice: readonly string[];
}

export interface TwoVoice {
  readonly quoteMarks: readonly [string, string];
  /** Given back in the speaker's words. */
  readonly mirror: readonly string[];
  /** Where the words are about the other: how it looks from one side, not how it is. */
  readonly view: readonly string[];
  /** A hard word, a blow below the belt, a shield, a door that shuts: slower, and from oneself. */
  readonly soften: Readonly<Record<Heat, readonly string[]>>;
  /** Something kind was said. */
  readonly thanks: readonly string[];
  /** One has written several times: room for the other. */
  readonly balance: readonly string[];
  /** Asked who is right, or to take a side. */
  readonly noSides: readonly string[];
  readonly asksAi: readonly string[];
  /** Asked what the other wrote in private; English hears it. */
  readonly keepsPrivate?: readonly string[];
  /** Asked what to do. */
  readonly advice: readonly string[];
  readonly approaches: Readonly<Record<string, ApproachVoice>>;
  readonly foci: Readonly<Record<string, readonly string[]>>;
}

/** What turns a talk hot, after the four patterns that Gottman and Silver describe (1999). */
export const HEATS = ["contempt", "criticism", "defence", "withdrawal"] as const;
export type Heat = (typeof HEATS)[number];
