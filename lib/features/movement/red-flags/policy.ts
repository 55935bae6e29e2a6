import type { Audience } from "@/lib/shared/audience";
import { RED_FLAGS } from "./copy";

/**
 * Of the signs for which a routine was stopped those that somebody should look at first, in the
 * words of the person.
 */
export const needALook = (stopSigns: readonly string[], audience: Audience): string[] =>
  RED_FLAGS.filter(({ id, advice }) => advice !== "rest" && stopSigns.includes(id)).map(
    (flag) => flag[audience],
  );
