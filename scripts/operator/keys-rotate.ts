import { parseArgs } from "node:util";
import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { recordAudit } from "@/lib/core/audit/record-audit";
import {
  countKeysByWrapper,
  type KeysByWrapper,
  rotateKeys,
  tryKeys,
} from "@/lib/core/identity/rotate-keys";
import { envSchema } from "@/lib/server/env";
import type { OperatorCtx } from "./command";

/**
 * Wraps every data key with the first key of ENCRYPTION_KEYS: put the new key first, keep the old
 * one behind it, restart, run this, then drop the old one and restart. With several instances,
 * first give all of them the new key in the last place. It can be stopped and run again at any
 * time, while people write.
 *
 *   npm run -s keys:rotate -- --dry-run   opens every data key, changes nothing, reports what a run would do
 *   npm run -s keys:rotate
 */
function keysOfEnvironment() {
  const given = envSchema.pick({ ENCRYPTION_KEYS: true }).safeParse(process.env);
  if (!given.success)
    throw new Error(
      "ENCRYPTION_KEYS is missing or malformed: id:base64 of 32 bytes, comma separated",
    );
  return {
    list: given.data.ENCRYPTION_KEYS,
    keys: createEnvironmentKeys(given.data.ENCRYPTION_KEYS),
  };
}

export async function keysRotate(ctx: OperatorCtx, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: { "dry-run": { type: "boolean" } } });
  const { list, keys } = keysOfEnvironment();
  const reach = { db: ctx.db, keys };
  const { opened } = await tryKeys(reach);
  console.log(`${opened} data keys, all of which open. Wrapped by:`);
  print(await countKeysByWrapper(ctx), keys.currentKekId);
  if (values["dry-run"]) return 0;

  const { rewrapped } = await rotateKeys(reach, (sofar) =>
    console.error(`${sofar} wrapped anew so far`),
  );
  const left = await countKeysByWrapper(ctx);
  await recordAudit(ctx, {
    action: "keys.rotate",
    outcome: "done",
    resource: `kek/${keys.currentKekId}`,
  });
  console.log(`${rewrapped} data keys are wrapped anew. Wrapped by:`);
  print(left, keys.currentKekId);
  const free = list.slice(1).filter(({ id }) => !left[id]);
  const used = Object.keys(left).filter((id) => id !== keys.currentKekId);
  if (free.length > 0)
    console.log(
      `Wraps nothing any more, and can leave the list: ${free.map(({ id }) => id).join(", ")}`,
    );
  if (used.length === 0) return 0;
  console.error(
    `Still in use: ${used.join(", ")}. An instance with the old list made new keys meanwhile; run this again.`,
  );
  return 1;
}

function print(counts: KeysByWrapper, current: string): void {
  for (const [id, count] of Object.entries(counts))
    console.log(`  ${id}${id === current ? " (current)" : ""}: ${count}`);
}
