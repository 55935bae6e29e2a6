import { randomBytes } from "node:crypto";
import { createEnvironmentKeys } from "@/lib/adapters/keys/environment";
import { moodSeal } from "@/lib/features/mood/sealed";
import { newId } from "@/lib/shared/ids";
import { createOwnDatabase, type OwnDatabase } from "@/tests/support/own-database";
import { createDataKey, loadDataKey, loadServiceKey } from "./data-key-repository";
import { rotateKeys } from "./rotate-keys";

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
