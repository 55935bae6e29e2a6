import { CONCERNS } from "@/lib/reader/types";
import { z } from "@/lib/shared/zod-messages";
import { type CrisisKind, KINDS } from "../constants";

const CRISIS_KINDS = KINDS.filter((kind): kind is CrisisKind => kind !== "none");

/**
 * The conversation's memory of a concern, stored in `metadata.concern` of the guide's answers. It
 * holds none of the person's words and never leaves the server.
 */
const concernState = z.object({
  v: z.literal(1),
  /** Concern level of the message being answered. */
  level: z.enum(CONCERNS),
  /** The caring questions asked so far, oldest first. */
  asked: z.array(z.object({ kind: z.enum(CRISIS_KINDS), id: z.string() })),
  /** Number of messages in a row that showed a possible concern. */
  row: z.int(),
  /** This answer asks the last of those questions. */
  open: z.boolean(),
  /**
   * The person denied it, corrected it or asked to be left alone, so we don't ask again unless
   * something clear comes up.
   */
  ended: z.boolean(),
});
export type ConcernState = z.infer<typeof concernState>;

export const NO_CONCERN: ConcernState = {
  v: 1,
  level: "none",
  asked: [],
  row: 0,
  open: false,
  ended: false,
};

/** For a column of a sealed table: a state that this release can't parse counts as none. */
export const storedConcern = z.unknown().transform((stored) => concernState.safeParse(stored).data);

interface Answer {
  readonly metadata: { readonly concern?: ConcernState | undefined } | null;
}

/** The current state. Each answer carries forward the state of the one before it. */
export const concernIn = (answers: readonly Answer[]): ConcernState | null =>
  answers.findLast(({ metadata }) => metadata?.concern)?.metadata?.concern ?? null;
