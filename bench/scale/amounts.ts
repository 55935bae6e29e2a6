/** The amount of data around the people who are measured. */
export interface Amounts {
  /** Made by SQL, with filler instead of written text. */
  readonly filler: number;
  readonly talks: number;
  readonly messages: number;
  readonly moods: number;
  readonly audits: number;
  readonly incidents: number;
  /** The part of the incidents that no one has closed yet. */
  readonly openIncidents: number;
}

/**
 * The number of people with real data: the same at every size, so that only the data around them
 * differs.
 */
export const MAX_MEASURED = 2_000;
const MEASURED_SHARE = 0.8;

export const MESSAGES_A_TALK = 10;
const MOODS_A_MESSAGE = 0.6;
const AUDITS_EACH = 10;
const INCIDENTS_EACH = 0.03;
const OPEN_EACH = 0.002;

export const measuredOf = (sizes: readonly number[]): number =>
  Math.min(MAX_MEASURED, Math.floor(Math.min(...sizes) * MEASURED_SHARE));

export function amountsOf(people: number, measured: number, messagesEach: number): Amounts {
  const filler = Math.max(0, people - measured);
  const of = (each: number) => Math.round(filler * each);
  const talks = of(messagesEach / MESSAGES_A_TALK);
  return {
    ...{
      filler,
      talks,
      messages: talks * MESSAGES_A_TALK,
      moods: of(messagesEach * MOODS_A_MESSAGE),
    },
    ...{ audits: of(AUDITS_EACH), incidents: of(INCIDENTS_EACH), openIncidents: of(OPEN_EACH) },
  };
}

/** Parses "1000,200000": two sizes, the smaller first. */
export function sizesOf(given: string): readonly [number, number] {
  const [small = Number.NaN, large = Number.NaN, ...more] = given.split(",").map(Number);
  if (
    more.length > 0 ||
    !Number.isInteger(small) ||
    !Number.isInteger(large) ||
    small < 100 ||
    large <= small
  ) {
    throw new Error(`--people takes two numbers, the smaller first and at least 100: ${given}`);
  }
  return [small, large];
}
