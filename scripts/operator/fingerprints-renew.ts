import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { renewFingerprints } from "@/lib/core/identity/renew-fingerprints";
import { envSchema } from "@/lib/server/env";
import { fingerprintSecretOf } from "@/lib/server/fingerprint-secret";
import type { OperatorCtx } from "./command";

/**
 * Recomputes the fingerprints of email addresses after AUTH_SECRET has changed
 * (docs/runbook-breach.md): until then no parent, no invited partner and no one with a share can be
 * found by their address. Run it with the new AUTH_SECRET, once all instances have it; it can be
 * stopped and run again.
 *
 *   npm run -s fingerprints:renew
 */
export async function fingerprintsRenew(ctx: OperatorCtx): Promise<number> {
  const given = envSchema.pick({ ENCRYPTION_KEYS: true, AUTH_SECRET: true }).safeParse(process.env);
  if (!given.success) throw new Error("ENCRYPTION_KEYS or AUTH_SECRET is missing or malformed");
  const { ENCRYPTION_KEYS, AUTH_SECRET } = given.data;
  const changed = await renewFingerprints({
    db: ctx.db,
    keys: createEnvironmentKeys(ENCRYPTION_KEYS),
    fingerprintSecret: fingerprintSecretOf(AUTH_SECRET),
  });
  await recordAudit(ctx, { action: "fingerprints.renew", outcome: "done" });
  for (const [table, count] of Object.entries(changed)) console.log(`${table}: ${count} made anew`);
  return 0;
}
