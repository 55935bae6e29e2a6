import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import type { Feature } from "./constants";
import { readSetting } from "./read-setting";

/**
 * Called by every verb that starts something new in a part staff can close. Continuing a
 * conversation, reading, leaving and withdrawing stay possible. The refusal is a 403, so the
 * person's text is still examined for a crisis (contract 5).
 *
 * @throws Failure forbidden
 */
export async function requireFeature(ctx: Ctx, feature: Feature): Promise<void> {
  const features = await readSetting(ctx, "features");
  if (features[feature]) return;
  throw new Failure(
    "forbidden",
    "This part is closed right now. What you have here stays, and crisis help is open as always.",
  );
}
