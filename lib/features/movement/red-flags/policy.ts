import type { Audience } from "@/lib/shared/audience";
import { RED_FLAGS } from "./copy";

/**
 * The signs that stopped a routine and that a clinician should check first, in the person's words.
 */
export const needALook = (stopSigns: readonly string[], audience: Audience): string[] =>
  RED_FLAGS.filter(({ id, advice }) => advice !== "rest" && stopSigns.includes(id)).map(
    (flag) => flag[audience],
  );
