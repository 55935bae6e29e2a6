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

/** All admins, or one address. */
type Recipient = { readonly admins: true } | { readonly address: string };

/**
 * Who is notified whenever staff look into a conversation: always the admins from the environment,
 * plus the privacy officer from the settings. That way no one who can change the setting can become
 * the only recipient (contract 8).
 */
export async function privacyRecipients(
  ctx: Pick<Ctx, "db" | "settings">,
): Promise<readonly Recipient[]> {
  const { adminEmails } = ctx.settings;
  const officer = await readSetting(ctx, "privacyOfficerEmail");
  if (!officer || adminEmails.includes(officer)) return [{ admins: true }];
  return adminEmails.length > 0 ? [{ admins: true }, { address: officer }] : [{ address: officer }];
}
