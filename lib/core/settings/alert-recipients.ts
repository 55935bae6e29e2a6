import type { Ctx } from "@/lib/ports/context";
import { readSetting } from "./read-setting";

/**
 * The clinicians whom the environment names and whom staff added, each once: a setting can add to
 * an alert, never take away.
 */
export async function alertRecipients(
  ctx: Pick<Ctx, "db" | "settings">,
): Promise<readonly string[]> {
  const added = await readSetting(ctx, "crisisAlertEmails");
  return [...new Set([...ctx.settings.clinicianEmails, ...added])];
}
