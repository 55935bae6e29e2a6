import type { Ctx } from "@/lib/ports/context";
import { readSetting } from "./read-setting";

/**
 * The clinicians from the environment plus those staff added, without duplicates. A setting can add
 * recipients to an alert but never remove any.
 */
export async function alertRecipients(
  ctx: Pick<Ctx, "db" | "settings">,
): Promise<readonly string[]> {
  const added = await readSetting(ctx, "crisisAlertEmails");
  return [...new Set([...ctx.settings.clinicianEmails, ...added])];
}
