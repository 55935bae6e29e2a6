import { WHY_NOT_HEADER } from "./constants";
import type { WhyNot } from "./types";

/** Of whichever platforms a page posts to. */
interface AnyPress {
  readonly results: Readonly<Partial<Record<string, boolean>>>;
  readonly why: readonly WhyNot[];
}

/**
 * How both routes answer a press: the documented map, and in a header what kept which platform
 * back.
 */
export const ANSWER_PRESS = {
  present: ({ results }: AnyPress) => results,
  told: ({ why }: AnyPress): Record<string, string> =>
    why.length > 0
      ? { [WHY_NOT_HEADER]: why.map(({ platform, reason }) => `${platform}=${reason}`).join(",") }
      : {},
};
