/** What an answer told, given back: one sentence or two for each. */
export const ECHOES = [
  "suicideYes",
  "suicideNo",
  "nearYes",
  "nearNo",
  "planYes",
  "planNo",
  "intentYes",
  "intentNo",
  "meansYes",
  "meansNo",
  "timeYes",
  "timeNo",
  /** Somebody came to mind. */
  "person",
  /** An exercise was tried. */
  "tried",
  /** What happened was told. */
  "behind",
  /** What stands in the way was told, and is none of the known barriers. */
  "hinders",
  /** Abuse: "it was my fault". */
  "fault",
  /** An overdose, and afraid of the hospital. */
  "hospital",
  "farewell",
] as const;
export type Echo = (typeof ECHOES)[number];

/** Beside the echoes: texts that one kind of crisis needs of its own. */
export interface EchoTexts extends Readonly<Record<Echo, string>> {
  /** Eating-disorder collapse: what to do this minute. */
  readonly eatingNow: string;
  /** The next visit, where the crisis was not about the person's own life: names nothing (contract 8, "Abuse"). */
  readonly checkIn: readonly [string, string];
}
