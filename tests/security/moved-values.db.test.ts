import { localStripe } from "@/tests/factories/paying";
import { signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { printFigures } from "@/tests/support/figures";
import { STAFF_REQUESTS } from "./inputs/staff-requests";
import { ROWS } from "./matrix/rows";
import { type Caller, made, makeWorld, send, sendRequest, type World } from "./matrix/world";
import { allKeys, allSealedValues, opens, type SealedValue } from "./sealed-values";

let stripe: LocalStripe;
let world: World;
beforeAll(async () => {
  stripe = await localStripe();
  world = await makeWorld(stripe);
  // Create the data for every call of the matrix, sealed through the product's own endpoints.
  for (const given of [...Object.values(ROWS).map((row) => row.given), ...Object.values(STAFF_REQUESTS)]) {
    await query("DELETE FROM rate_limits");
    await given?.(world);
  }
}, 120_000);
afterAll(() => stripe.close());

/** For each value, one from another row of the same column, and one from another column. */
function foreignPlaces(values: readonly SealedValue[], { table, column, rowId }: SealedValue): SealedValue[] {
  const otherRow = values.find((other) => other.table === table && other.column === column && other.rowId !== rowId);
  const otherColumn = values.find((other) => other.table !== table || other.column !== column);
  return [otherRow, otherColumn].filter((place) => place !== undefined);
}

it("R-09 a sealed value opens in its own place, under one key, and nowhere else", async () => {
  const [values, keys] = [await allSealedValues(), await allKeys()];
  const count = { own: 0, foreignKeys: 0, foreignPlaces: 0, opened: 0 };
  const wrong: string[] = [];
  for (const sealed of values) {
    const right = keys.filter((key) => opens(key, sealed, sealed.value));
    if (right.length !== 1) wrong.push(`${sealed.table}.${sealed.column} opens under ${right.length} keys`);
    count.own += right.length;
    count.foreignKeys += keys.length - right.length;
    for (const place of foreignPlaces(values, sealed)) {
      count.foreignPlaces += 1;
      count.opened += right.filter((key) => opens(key, place, sealed.value)).length;
    }
  }
  const columns = new Set(values.map(({ table, column }) => `${table}.${column}`));
  printFigures("sealed values in foreign places", {
    values: values.length,
    columns: columns.size,
    "open in their own place": count.own,
    "foreign keys tried": count.foreignKeys,
    "foreign places tried": count.foreignPlaces,
    opened: count.opened,
  });
  expect({ wrong, opened: count.opened }).toEqual({ wrong: [], opened: 0 });
  expect(columns.size).toBeGreaterThan(25);
});

it("R-09 AUTH-12 a note that was moved into somebody else's row is never shown to them", async () => {
  const [maya, eve] = [await signIn(), await signIn()];
  const note = (owner: Caller, notes: string) => made(world, "POST /api/mood", { owner, body: { mood: "sad", notes } });
  const [hers, mine] = [await note(maya, "a secret of Maya's"), await note(eve, "nothing much")];
  await query(`UPDATE mood_entries SET notes = (SELECT notes FROM mood_entries WHERE id = $1) WHERE id = $2`, [
    hers,
    mine,
  ]);
  const endpoint = world.endpoints.get("GET /api/mood");
  if (!endpoint) throw new Error("no such call");
  const { status, text } = await sendRequest(endpoint, {}, eve);
  expect([status, text.includes("secret")]).toEqual([500, false]);
  expect((await sendRequest(endpoint, {}, maya)).text).toContain("a secret of Maya's");
});

it("R-09 API-59 what was copied of an erased person opens under no key that is left; a whole backup holds their key row, and opens", async () => {
  const gone: Caller = await signIn();
  const plan = await ROWS["PUT /api/safety-plan"]?.given?.(world);
  await send(world, "PUT /api/safety-plan", { ...plan, owner: gone });
  await send(world, "POST /api/mood", { owner: gone, body: { mood: "sad", notes: "a note" } });
  const key = (await allKeys()).find(({ ownerId }) => ownerId === gone.user.id);
  if (!key) throw new Error("the person has no key");
  const [row] = await query(
    `SELECT "ownerKind", "ownerId", version, "kekId", wrapped FROM data_keys WHERE "ownerId" = $1`,
    [gone.user.id],
  );
  // The values and their places, as an earlier copy of the database has them.
  const theirs = (await allSealedValues()).filter((sealed) => opens(key, sealed, sealed.value));
  await send(world, "DELETE /api/account", { owner: gone });
  const keys = await allKeys();
  const open = theirs.filter((sealed) => keys.some((left) => opens(left, sealed, sealed.value)));
  printFigures("a backup of an erased person", {
    "sealed values": theirs.length,
    "open to a key that is left": open.length,
  });
  expect(theirs.length).toBeGreaterThanOrEqual(2);
  expect(open).toEqual([]);
  // A backup can be opened until it expires, so a restore has to repeat erasures
  // (docs/runbook-breach.md, "After a restore").
  await insert("data_keys", row ?? {});
  const restored = await allKeys();
  expect(theirs.filter((sealed) => restored.some((one) => opens(one, sealed, sealed.value)))).toEqual(theirs);
  await query(`DELETE FROM data_keys WHERE "ownerId" = $1`, [gone.user.id]);
});
