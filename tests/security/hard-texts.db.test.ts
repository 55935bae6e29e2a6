import { localStripe } from "@/tests/factories/paying";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import { type Endpoint, isWriting } from "@/tests/support/endpoints";
import { printFigures } from "@/tests/support/figures";
import type { Answered } from "@/tests/support/request";
import { fairRequest } from "./inputs/attack";
import { HARD_TEXTS } from "./inputs/hard-texts";
import { textFieldsOf, textsIn, withText } from "./inputs/text-fields";
import { KEPT, NOT_KEPT } from "./kept-texts";
import { type Caller, type Given, makeWorld, sendRequest, type World } from "./matrix/world";

let stripe: LocalStripe;
let world: World;
beforeAll(async () => {
  stripe = await localStripe();
  world = await makeWorld(stripe);
}, 60_000);
afterAll(() => stripe.close());

const endpointOf = (name: string): Endpoint => {
  const endpoint = world.endpoints.get(name);
  if (!endpoint) throw new Error(`there is no ${name}`);
  return endpoint;
};

/**
 * Lists "POST /api/mood notes" and so on: every free-text field of a changing call, without the ids
 * in its URL.
 */
function fieldsThatTakeText(): string[] {
  const inAddress = (path: string, field: string) => path.includes(`[${field}]`);
  return [...world.endpoints.values()].filter(isWriting).flatMap(({ name, path, handler }) =>
    textFieldsOf(handler.input)
      .filter((field) => !inAddress(path, field))
      .map((field) => `${name} ${field}`),
  );
}

/** The request that reads back what was just changed. */
function readingOf(reader: Endpoint, given: Given, answer: Answered): Given {
  const known = { ...answer.json(), ...(given.body as object), ...given.params } as Record<string, string>;
  const { id = "", sessionId = "" } = known;
  return { params: { id, sessionId }, query: reader.path.includes("[") ? {} : { sessionId } };
}

type Ending = "kept" | "refused" | { readonly wrong: string };

async function putAndRead(
  name: string,
  text: string,
  { given, caller }: { given: Given; caller: Caller },
): Promise<Ending> {
  const [method = "", path = "", field = ""] = name.split(" ");
  const changed = { ...given, body: withText(given.body, field, text) };
  const answer = await sendRequest(endpointOf(`${method} ${path}`), changed, caller);
  if (answer.status === 400) return "refused";
  if (answer.status >= 300) return { wrong: `${answer.status} ${answer.text.slice(0, 120)}` };
  const reader = endpointOf(KEPT[name] ?? "");
  const { status, json, text: read } = await sendRequest(reader, readingOf(reader, changed, answer), caller);
  if (status !== 200) return { wrong: `reading answered ${status} ${read.slice(0, 120)}` };
  return textsIn(json()).includes(text) ? "kept" : { wrong: "comes back as something else" };
}

it("API-11 every field that keeps a text gives it back to the last unit, or refuses it", async () => {
  const count = { kept: 0, refused: 0 };
  const wrong: string[] = [];
  for (const [at, name] of Object.keys(KEPT).entries()) {
    // One person may read 240 times per minute.
    if (at % 10 === 9) world = await makeWorld(stripe);
    const fair = await fairRequest(world, endpointOf(name.split(" ").slice(0, 2).join(" ")));
    for (const [what, text] of Object.entries(HARD_TEXTS)) {
      await query("DELETE FROM rate_limits");
      const ending = await putAndRead(name, text, fair);
      if (typeof ending === "object") wrong.push(`${name}, ${what}: ${ending.wrong}`);
      else if (what === "plain" && ending === "refused") wrong.push(`${name} refuses a plain text`);
      else count[ending] += 1;
    }
  }
  printFigures("hard texts", {
    texts: Object.keys(HARD_TEXTS).length,
    fields: Object.keys(KEPT).length,
    "came back exactly": count.kept,
    "refused with 400": count.refused,
    mismatches: wrong.length,
  });
  expect(wrong).toEqual([]);
}, 180_000);

it("API-11 no field that takes free text is left out", () => {
  const fields = fieldsThatTakeText();
  expect(fields.filter((name) => !(name in KEPT) && !(name in NOT_KEPT))).toEqual([]);
  expect([...Object.keys(KEPT), ...Object.keys(NOT_KEPT)].filter((name) => !fields.includes(name))).toEqual([]);
});
