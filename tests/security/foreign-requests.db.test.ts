import { localStripe } from "@/tests/factories/paying";
import { signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import { type Endpoint, isWriting } from "@/tests/support/endpoints";
import { printFigures } from "@/tests/support/figures";
import { changedSince, whatIsStored } from "@/tests/support/stored";
import { fairRequest } from "./inputs/attack";
import { ELSEWHERE, ROWS } from "./matrix/rows";
import { type Given, makeWorld, sendRequest, type World } from "./matrix/world";
import { deadPinTokens, forgedCookies } from "./tokens";

let stripe: LocalStripe;
let world: World;
beforeAll(async () => {
  stripe = await localStripe();
  world = await makeWorld(stripe);
}, 60_000);
afterAll(() => stripe.close());

const all = (): Endpoint[] => [...world.endpoints.values()].filter(({ name }) => !(name in ELSEWHERE));

/**
 * Headers with which a browser shows that another site sent the request. Our own origin is
 * http://localhost:3000.
 */
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "https://localhost:3000" },
  { origin: "http://localhost:3001" },
  { origin: "http://localhost:3000.evil.example" },
  { origin: "http://localhost:3000@evil.example" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
];

it("API-09 a change that another site asks a browser to make is refused by every call", async () => {
  const wrong: string[] = [];
  let asked = 0;
  const endpoints = all().filter((endpoint) => isWriting(endpoint) && endpoint.handler.access !== "signature");
  for (const endpoint of endpoints) {
    await query("DELETE FROM rate_limits");
    const { given, caller } = await fairRequest(world, endpoint);
    const before = await whatIsStored();
    for (const headers of FOREIGN) {
      const { status, text } = await sendRequest(
        endpoint,
        { ...given, headers: { ...given.headers, ...headers } },
        caller,
      );
      asked += 1;
      const refused = status === 403 && text.includes('"foreign_origin"');
      if (!refused) wrong.push(`${endpoint.name} from ${JSON.stringify(headers)}: ${status}`);
    }
    const changed = await changedSince(before);
    if (changed.length > 0) wrong.push(`${endpoint.name} changed ${changed.join(", ")}`);
  }
  printFigures("cross-origin changes", { calls: endpoints.length, sent: asked, accepted: wrong.length });
  expect(wrong).toEqual([]);
}, 120_000);

it("API-09 what a page of ours sends, with its origin, is let through", async () => {
  const endpoint = world.endpoints.get("POST /api/mood");
  if (!endpoint) throw new Error("no such call");
  const fromUs: Record<string, string> = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
  for (const headers of [fromUs, {}]) {
    const given: Given = { body: { mood: "sad" }, headers };
    expect((await sendRequest(endpoint, given, world.people.owner)).status).toBe(201);
  }
});

const asksForASession = ({ name, handler: { access } }: Endpoint): boolean =>
  !["anyone", "job", "signature"].includes(access) && ROWS[name]?.cells.startsWith("200") !== true;

it("API-08 AUTH-12 no forged, cut, expired, ended or borrowed session opens any call", async () => {
  const wrong: string[] = [];
  let asked = 0;
  const cookies = await forgedCookies();
  const known = await signIn();
  const endpoints = all().filter(asksForASession);
  for (const endpoint of endpoints) {
    const { given } = await fairRequest(world, endpoint);
    for (const [what, cookie] of Object.entries(cookies)) {
      const { status, text } = await sendRequest(endpoint, given, { ...known, cookie });
      asked += 1;
      const refused = status === 401 && text === '{"message":"Unauthorized"}';
      if (!refused) wrong.push(`${endpoint.name} with ${what}: ${status}`);
    }
  }
  printFigures("forged or ended sessions", { calls: endpoints.length, sent: asked, accepted: wrong.length });
  expect(wrong).toEqual([]);
}, 120_000);

it("API-50 ADMN-06 no borrowed, cut or ended PIN session opens a staff call", async () => {
  const wrong: string[] = [];
  let asked = 0;
  const { admin } = world.people;
  const tokens = await deadPinTokens(admin);
  const endpoints = all().filter(({ handler: { access } }) => ["staff", "clinician", "admin"].includes(access));
  for (const endpoint of endpoints) {
    const { given } = await fairRequest(world, endpoint);
    for (const [what, headers] of Object.entries(tokens)) {
      await query("DELETE FROM rate_limits");
      const { status, text } = await sendRequest(endpoint, given, { ...admin, headers });
      asked += 1;
      if (status !== 401 || !text.includes('"Admin session expired"'))
        wrong.push(`${endpoint.name} with ${what}: ${status}`);
    }
  }
  printFigures("forged or ended PIN sessions", { calls: endpoints.length, sent: asked, accepted: wrong.length });
  expect(wrong).toEqual([]);
}, 120_000);
