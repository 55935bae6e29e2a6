import { localStripe } from "@/tests/factories/paying";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import { type Endpoint, isWriting } from "@/tests/support/endpoints";
import { printFigures } from "@/tests/support/figures";
import { changedSince, type Stored, whatIsStored } from "@/tests/support/stored";
import type { Row } from "./matrix/row";
import { ELSEWHERE, isStaffCall, ROWS } from "./matrix/rows";
import {
  CANARY,
  type Callers,
  type Given,
  makeWorld,
  PEOPLE,
  type Person,
  sendRequest,
  someOfEach,
  type World,
} from "./matrix/world";

let stripe: LocalStripe;
let world: World;
beforeAll(async () => {
  stripe = await localStripe();
  world = await makeWorld(stripe);
}, 60_000);
afterAll(() => stripe.close());

/** The number of cells checked in a row, and the ones that were wrong. */
interface Found {
  cells: number;
  readonly wrong: string[];
  readonly leaked: string[];
  readonly changed: string[];
}

/**
 * Puts refused people first, so that one comparison shows that none of them changed anything, and
 * the owner last, who may delete.
 */
const inTurn = (expected: readonly number[]): Person[] => {
  const place = (person: Person) => (person === "owner" ? 2 : Number((expected[PEOPLE.indexOf(person)] ?? 0) < 400));
  return [...PEOPLE].sort((a, b) => place(a) - place(b));
};

const callersOf = async (row: Row, { owner }: Given): Promise<Callers> => {
  if (row.fresh) return someOfEach(stripe, owner);
  return owner ? { ...world.people, owner } : world.people;
};

async function askAll(endpoint: Endpoint, row: Row, found: Found): Promise<void> {
  const expected = row.cells.split(" ").map(Number);
  if (expected.length !== PEOPLE.length) found.wrong.push(`${endpoint.name} has ${expected.length} cells`);
  // Other tests cover rate limits; here, earlier requests must not block anyone.
  await query("DELETE FROM rate_limits");
  const given = (await row.given?.(world)) ?? {};
  const callers = await callersOf(row, given);
  let before = isWriting(endpoint) ? await whatIsStored() : null;
  for (const person of inTurn(expected)) {
    const should = expected[PEOPLE.indexOf(person)] ?? 0;
    if (before && should < 400) {
      await noteChanges(endpoint, before, found);
      before = null;
    }
    const { status, text } = await sendRequest(endpoint, given, person === "visitor" ? undefined : callers[person]);
    found.cells += 1;
    if (status !== should) {
      found.wrong.push(`${endpoint.name} for ${person}: expected ${should}, got ${status} ${text.slice(0, 120)}`);
    }
    if (isLeak(text, person, row, callers)) found.leaked.push(`${endpoint.name} to ${person}`);
  }
  if (before) await noteChanges(endpoint, before, found);
}

async function noteChanges({ name }: Endpoint, before: Stored, { changed }: Found): Promise<void> {
  changed.push(...(await changedSince(before)).map((table) => `${name}: ${table}`));
}

/** Tells whether the response contains the owner's texts or identity. */
function isLeak(text: string, person: Person, { seenBy = [] }: Row, { owner }: Callers): boolean {
  if (person === "owner" || seenBy.includes(person)) return false;
  return text.includes(CANARY) || text.includes(owner.user.id) || text.includes(owner.user.email);
}

async function askWithProof(endpoint: Endpoint, { withProof }: Row, found: Found): Promise<void> {
  if (!withProof) return;
  const { status, text } = await sendRequest(endpoint, withProof(world));
  found.cells += 1;
  if (status !== 200) found.wrong.push(`${endpoint.name} with its proof: ${status} ${text.slice(0, 120)}`);
}

it("AUTH-12 API-08 API-09 every call answers everybody as the matrix says, and no call stands outside of it", async () => {
  const own = [...world.endpoints.values()].filter(({ name, path }) => !isStaffCall(path) && !(name in ELSEWHERE));
  const unlisted = own.filter(({ name }) => !(name in ROWS)).map(({ name }) => name);
  const gone = Object.keys(ROWS).filter((name) => !world.endpoints.has(name));
  const found: Found = { cells: 0, wrong: [], leaked: [], changed: [] };
  for (const [name, row] of Object.entries(ROWS)) {
    const endpoint = world.endpoints.get(name);
    if (!endpoint) continue;
    await askAll(endpoint, row, found);
    await askWithProof(endpoint, row, found);
  }
  const { cells, ...faults } = found;
  printFigures("authorization matrix", {
    calls: own.length,
    "calls of the staff matrix beside them": world.endpoints.size - own.length,
    people: PEOPLE.length,
    cells,
    "cells as written": cells - faults.wrong.length,
    leaks: faults.leaked.length,
    "tables that a refused change touched": faults.changed.length,
  });
  expect({ ...faults, unlisted, gone }).toEqual({ wrong: [], leaked: [], changed: [], unlisted: [], gone: [] });
}, 180_000);
