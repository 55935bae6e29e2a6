import { randomBytes } from "node:crypto";
import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { moodSeal } from "@/lib/features/mood/sealed";
import { newId } from "@/lib/shared/ids";
import { createOwnDatabase, type OwnDatabase } from "@/tests/support/own-database";
import { createDataKey, loadDataKey, loadServiceKey } from "./data-key-repository";
import { countKeysByWrapper, rotateKeys, tryKeys } from "./rotate-keys";

const oldKey = { id: "old", key: randomBytes(32) };
const newKey = { id: "new", key: randomBytes(32) };
const before = createEnvironmentKeys([oldKey]);
const during = createEnvironmentKeys([newKey, oldKey]);
const after = createEnvironmentKeys([newKey]);

let own: OwnDatabase;
beforeAll(async () => {
  own = await createOwnDatabase();
  await own.query("DELETE FROM data_keys");
});
afterAll(() => own.drop());

async function personWithMood() {
  const { id } = await own.db.user.create({ data: { id: newId(), email: `${newId()}@example.org` } });
  const key = await createDataKey(own.db, before, { ownerKind: "person", ownerId: id });
  const entryId = newId();
  const sealed = moodSeal.seal(key, entryId, { notes: "the river again", triggers: ["work"] });
  await own.db.moodEntry.create({ data: { id: entryId, userId: id, mood: "sad", moodScore: 3, ...sealed } });
  return { id, entryId };
}

it("R-09 rotation wraps every key anew, changes no sealed value, and lets the old key go", async () => {
  const people = await Promise.all([personWithMood(), personWithMood(), personWithMood()]);
  await loadServiceKey(own.db, before);
  const sealedBefore = await own.query("SELECT id, notes, triggers FROM mood_entries ORDER BY id");

  const runs = await Promise.all([rotateKeys({ db: own.db, keys: during }), rotateKeys({ db: own.db, keys: during })]);

  expect(runs.reduce((sum, { rewrapped }) => sum + rewrapped, 0)).toBe(4);
  expect(await rotateKeys({ db: own.db, keys: during })).toEqual({ rewrapped: 0 });
  expect(await own.query('SELECT DISTINCT "kekId" FROM data_keys')).toEqual([{ kekId: "new" }]);
  expect(await own.query("SELECT id, notes, triggers FROM mood_entries ORDER BY id")).toEqual(sealedBefore);
  for (const { id, entryId } of people) {
    const key = await loadDataKey(own.db, after, { ownerKind: "person", ownerId: id });
    const row = await own.db.moodEntry.findUniqueOrThrow({ where: { id: entryId } });
    expect(moodSeal.open(key, row)).toEqual({ notes: "the river again", triggers: ["work"] });
  }
});

it("R-09 rotation stops, naming the key, when an old one is missing", async () => {
  await personWithMood();
  await expect(rotateKeys({ db: own.db, keys: after })).rejects.toThrow(/lacks the key old/);
});

it("R-09 rotation runs while people arrive and read: every key opens with both lists, before, during and after", async () => {
  await own.query("DELETE FROM data_keys");
  const early = await Promise.all(Array.from({ length: 30 }, personWithMood));
  const late: string[] = [];
  const read = { tried: 0 };
  let on = true;
  // An instance that lists the new key last: it wraps with the old key and opens both.
  const beside = createEnvironmentKeys([oldKey, newKey]);
  const load = (async () => {
    while (on) {
      const { id } = await own.db.user.create({ data: { id: newId(), email: `${newId()}@example.org` } });
      await createDataKey(own.db, beside, { ownerKind: "person", ownerId: id });
      late.push(id);
      for (const { id: ownerId } of early.slice(0, 5)) {
        await loadDataKey(own.db, beside, { ownerKind: "person", ownerId });
        read.tried += 1;
      }
    }
  })();
  const progress: number[] = [];
  await rotateKeys({ db: own.db, keys: during }, (sofar) => progress.push(sofar));
  on = false;
  await load;
  // Keys created after the last look are left to the next run, which continues from there.
  await rotateKeys({ db: own.db, keys: during });
  expect(await countKeysByWrapper({ db: own.db })).toEqual({ new: early.length + late.length });
  expect(await tryKeys({ db: own.db, keys: after })).toEqual({ opened: early.length + late.length });
  expect([progress.length > 0, read.tried > 0]).toEqual([true, true]);
});
