import type { Ctx } from "@/lib/ports/context";
import { readSetting } from "./read-setting";

/** All admins, or one address. */
type Recipient = { readonly admins: true } | { readonly address: string };

/**
 * Who is told of every look into a conversation: the admins whom the environment names, always, and
 * the privacy officer of the settings beside them. Whoever can change the setting can thus never be
 * the only one told (contract 8).
 */
export async function privacyRecipients(
  ctx: Pick<Ctx, "db" | "settings">,
): Promise<readonly Recipient[]> {
  const { adminEmails } = ctx.settings;
  const officer = await readSetting(ctx, "privacyOfficerEmail");
  if (!officer || adminEmails.includes(officer)) return [{ admins: true }];
  return adminEmails.length > 0 ? [{ admins: true }, { address: officer }] : [{ address: officer }];
}
