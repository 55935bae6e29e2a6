import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import type { Feature } from "./constants";
import { readSetting } from "./read-setting";

/**
 * Asked by every call that begins something new in a part that staff can close. A talk that is
 * under way, reading, leaving and taking back stay open. The refusal is a 403, so what the person
 * wrote is examined for a crisis all the same (contract 5).
 *
 * @throws Failure forbidden
 */
export async function requireFeature(ctx: Ctx, feature: Feature): Promise<void> {
  const features = await readSetting(ctx, "features");
  if (features[feature]) return;
  throw new Failure(
    "forbidden",
    "This part is closed at the moment. What you have here stays, and crisis help is open as always.",
  );
}
