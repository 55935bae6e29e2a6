import fc from "fast-check";
import type { Endpoint } from "@/tests/support/endpoints";
import { isWriting } from "@/tests/support/endpoints";
import type { Given } from "../matrix/world";
import { arbitraryOf } from "./from-schema";
import { EXTRA, HEADERS, JUNK, RAW } from "./junk";

type Fields = Record<string, unknown>;

/** One change to an otherwise valid request; `at` picks the place among all possible ones. */
interface Change {
  readonly kind: "replace" | "remove" | "extra" | "wrap";
  readonly at: number;
  readonly junk: unknown;
  readonly name: string;
}

const junk = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...JUNK) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);
const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom("replace", "replace", "replace", "remove", "extra", "wrap"),
  at: fc.nat(),
  junk,
  name: fc.constantFrom(...EXTRA),
});

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/**
 * Every place in a value that can be changed, as its parent and key, as deep as real requests go.
 */
function placesIn(value: Fields, depth = 0): [holder: Fields, key: string][] {
  return Object.keys(value).flatMap((key) => {
    const inner = value[key];
    const here: [Fields, string][] = [[value, key]];
    return isFields(inner) && depth < 4 ? [...here, ...placesIn(inner, depth + 1)] : here;
  });
}

function apply(fields: Fields, { kind, at, junk: value, name }: Change): void {
  const places = placesIn(fields);
  const [holder, key] = places[at % Math.max(1, places.length)] ?? [fields, name];
  if (kind === "extra")
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  else if (kind === "remove") delete holder[key];
  else holder[key] = kind === "wrap" ? [holder[key]] : structuredClone(value);
}

/** As text in a URL, which can't contain a lone surrogate. */
const asText = (value: unknown): string =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();

const namesInPath = (path: string): string[] => [...path.matchAll(/\[(?:\.{3})?(\w+)\]/g)].map(([, name = ""]) => name);

const isCatchAll = (path: string): boolean => path.includes("[...");

/** Puts a request's fields where the call expects them: path, query or body. */
function asRequest(endpoint: Endpoint, fields: Fields): Given {
  const names = namesInPath(endpoint.path);
  const inPath = names.map((name) => [name, asText(fields[name] ?? "")] as const);
  const params = Object.fromEntries(inPath.map(([name, text]) => [name, isCatchAll(endpoint.path) ? [text] : text]));
  const rest = Object.entries(fields).filter(([name]) => !names.includes(name));
  if (isWriting(endpoint)) return { params, body: Object.fromEntries(rest) };
  return { params, query: Object.fromEntries(rest.map(([name, value]) => [name.toWellFormed(), asText(value)])) };
}

const fieldsOf = ({ params = {}, query = {}, body }: Given): Fields => ({
  ...query,
  ...(isFields(body) ? body : {}),
  ...params,
});

/**
 * Requests with something wrong: a valid one, or one generated from the call's own schema, with up
 * to three changes; sometimes a body that isn't JSON, or an unusual header.
 */
export function badRequests(endpoint: Endpoint, fair: Given): fc.Arbitrary<Given> {
  const known = fieldsOf(fair);
  const made = arbitraryOf(endpoint.handler.input).map((fields) => ({ ...(fields as Fields), ...fair.params }));
  return fc
    .record({
      base: fc.oneof({ weight: 2, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: made }),
      changes: fc.array(change, { minLength: 1, maxLength: 3 }),
      raw: fc.option(fc.constantFrom(...RAW), { freq: 12 }),
      headers: fc.constantFrom(...HEADERS),
    })
    .map(({ base, changes, raw, headers }) => {
      const fields = structuredClone(base) as Fields;
      for (const one of changes) apply(fields, one);
      const request = asRequest(endpoint, fields);
      return raw !== null && isWriting(endpoint)
        ? { params: request.params, rawBody: raw, headers }
        : { ...request, headers };
    });
}
