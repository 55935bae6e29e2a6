type Lines = readonly string[];

/** What getting steady needs in every language. No line asks for the event; `{…}` is nowhere in them. */
export interface SteadyTexts {
  /** The first answer of a talk. */
  readonly first: Lines;
  /** Meets whatever was said, without giving it back. */
  readonly hold: Lines;
  /** Questions about now: safety, company, the next hour. */
  readonly now: Lines;
  /** To a wish for exposure, EMDR, telling it all, or for deeper work, while somebody is hardly safe. */
  readonly later: Lines;
  /** The same wish of somebody who feels safer: it can help, and it belongs with a trained clinician. */
  readonly clinician: Lines;
  /** They have begun to tell the event itself. */
  readonly contain: Lines;
  /** It is happening to them now. Whether a memory or a person does it, the words do not tell: danger is met first. */
  readonly orient: Lines;
  /** "Do I have to tell you what happened?" */
  readonly untold: Lines;
  /** "Was it my fault that I froze?" */
  readonly blame: Lines;
  /** They turned down what was offered. */
  readonly noNeed: Lines;
  /** After an offer. */
  readonly choice: Lines;
}
