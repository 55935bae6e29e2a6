import { WHY_NOT_HEADER, type WhyNot } from "./constants";

/** The result for any set of platforms a page posts to. */
interface AnyPress {
  readonly results: Readonly<Partial<Record<string, boolean>>>;
  readonly why: readonly WhyNot[];
}

/**
 * The response of both routes: the documented map, plus a header that says why nothing went out on
 * a platform.
 */
export const ANSWER_PRESS = {
  present: ({ results }: AnyPress) => results,
  extraHeaders: ({ why }: AnyPress): Record<string, string> =>
    why.length > 0
      ? { [WHY_NOT_HEADER]: why.map(({ platform, reason }) => `${platform}=${reason}`).join(",") }
      : {},
};
