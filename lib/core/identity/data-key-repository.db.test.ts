import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { userSeal } from "@/lib/core/identity/sealed";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { newId } from "@/lib/shared/ids";
import type { DataKey } from "@/lib/shared/sealing";
import { query } from "@/tests/support/database";
import { createDataKey, loadDataKey, loadServiceKey } from "./data-key-repository";

const keys = () => createEnvironmentKeys(env().ENCRYPTION_KEYS);

async function person(): Promise<{ id: string; key: DataKey }> {
  const { id } = await db().user.create({ data: { id: newId(), email: `${newId()}@example.org` } });
  return { id, key: await createDataKey(db(), keys(), { ownerKind: "person", ownerId: id }) };
}

it("R-09 each person has a key of their own, and it comes back the same", async () => {
  const [one, other] = [await person(), await person()];
  expect(one.key.key.equals(other.key.key)).toBe(false);
  expect(await loadDataKey(db(), keys(), { ownerKind: "person", ownerId: one.id })).toEqual(one.key);
});

it("R-09 many first uses at once end with one service key", async () => {
  const found = await Promise.all(Array.from({ length: 8 }, () => loadServiceKey(db(), keys())));
  expect(new Set(found.map(({ key }) => key.toString("hex"))).size).toBe(1);
  expect(await query("SELECT 1 FROM data_keys WHERE \"ownerKind\" = 'service'")).toHaveLength(1);
});

it("R-09 a key row that was moved to another person does not open", async () => {
  const [one, other] = [await person(), await person()];
  await query(
    'UPDATE data_keys SET wrapped = (SELECT wrapped FROM data_keys WHERE "ownerId" = $1) WHERE "ownerId" = $2',
    [one.id, other.id],
  );
  await expect(loadDataKey(db(), keys(), { ownerKind: "person", ownerId: other.id })).rejects.toThrow();
});

it("R-11 DATA-32 a deleted person's sealed texts open for nobody, copies of the rows included", async () => {
  const { id, key } = await person();
  const kept = userSeal.seal(key, id, { religion: "sikh" });
  await db().user.delete({ where: { id } });
  expect(kept.religion).not.toContain("sikh");
  await expect(loadDataKey(db(), keys(), { ownerKind: "person", ownerId: id })).rejects.toThrow(/no data key/);
  const row = { id, culturalBackground: null, therapyGoals: null, parentEmail: null, religion: kept.religion };
  expect(userSeal.open(key, row).religion).toBe("sikh");
  for (const left of [(await person()).key, await loadServiceKey(db(), keys())]) {
    for (const tried of [left, { ...left, ownerKind: key.ownerKind, ownerId: id }])
      expect(() => userSeal.open(tried, row)).toThrow();
  }
});
