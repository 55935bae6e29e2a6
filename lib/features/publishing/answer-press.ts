import { WHY_NOT_HEADER, type WhyNot } from "./constants";

/** Of whichever platforms a page posts to. */
interface AnyPress {
  readonly results: Readonly<Partial<Record<string, boolean>>>;
  readonly why: readonly WhyNot[];
}

/** How both routes answer a press: the documented map, and in a header why nothing went out. */
export const ANSWER_PRESS = {
  present: ({ results }: AnyPress) => results,
  told: ({ why }: AnyPress): Record<string, string> => (why.length > 0 ? { [WHY_NOT_HEADER]: why.join(",") } : {}),
};
