import { localStripe } from "@/tests/factories/paying";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import { type Endpoint, isWriting } from "@/tests/support/endpoints";
import { printFigures } from "@/tests/support/figures";
import { changedSince, whatIsStored } from "@/tests/support/stored";
import { fairRequest } from "./inputs/attack";
import { ELSEWHERE } from "./matrix/rows";
import { type Given, makeWorld, sendRequest, type World } from "./matrix/world";

let stripe: LocalStripe;
let world: World;
beforeAll(async () => {
  stripe = await localStripe();
  world = await makeWorld(stripe);
}, 60_000);
afterAll(() => stripe.close());

const MEBIBYTE = 1024 * 1024;
const DEEP = 20_000;
const as = (type: string) => ({ "content-type": type });

/** Bodies that every call refuses, and the status for each (contract 5). */
const REFUSED: Readonly<Record<string, { readonly given: Given; readonly status: number }>> = {
  "1 MiB": { given: { rawBody: JSON.stringify({ content: "x".repeat(MEBIBYTE) }) }, status: 413 },
  "1 MiB as it says itself": { given: { rawBody: "{}", headers: { "content-length": String(MEBIBYTE) } }, status: 413 },
  "a list in lists": { given: { rawBody: "[".repeat(DEEP) + "]".repeat(DEEP) }, status: 400 },
  "an object that never ends": { given: { rawBody: '{"a":'.repeat(DEEP / 2) }, status: 400 },
  "a list": { given: { rawBody: "[{}]" }, status: 400 },
  text: { given: { rawBody: "{}", headers: as("text/plain") }, status: 415 },
  "a form": { given: { rawBody: "a=b", headers: as("application/x-www-form-urlencoded") }, status: 415 },
  "a form with files": { given: { rawBody: "--x--", headers: as("multipart/form-data; boundary=x") }, status: 415 },
  "no type": { given: { rawBody: "{}", headers: as("") }, status: 415 },
};

/**
 * Webhook deliveries are checked as raw bytes, whatever their type: without a signature they're a
 * bad request.
 */
const statusFor = (endpoint: Endpoint, status: number): number =>
  endpoint.handler.access === "signature" && status !== 413 ? 400 : status;

const takesBodies = (endpoint: Endpoint): boolean =>
  isWriting(endpoint) && !(endpoint.name in ELSEWHERE) && endpoint.handler.access !== "job";

it("API-10 bodies that are too large, too deep or of another type are refused by every call that changes something", async () => {
  const wrong: string[] = [];
  let asked = 0;
  const endpoints = [...world.endpoints.values()].filter(takesBodies);
  for (const endpoint of endpoints) {
    await query("DELETE FROM rate_limits");
    const { given, caller } = await fairRequest(world, endpoint);
    const before = await whatIsStored();
    for (const [what, refused] of Object.entries(REFUSED)) {
      const { status, text } = await sendRequest(endpoint, { params: given.params, ...refused.given }, caller);
      asked += 1;
      if (status !== statusFor(endpoint, refused.status))
        wrong.push(`${endpoint.name}, ${what}: ${status} ${text.slice(0, 80)}`);
    }
    const changed = await changedSince(before);
    if (changed.length > 0) wrong.push(`${endpoint.name} changed ${changed.join(", ")}`);
  }
  printFigures("unfit bodies", { calls: endpoints.length, sent: asked, "refused as documented": asked - wrong.length });
  expect(wrong).toEqual([]);
}, 120_000);
