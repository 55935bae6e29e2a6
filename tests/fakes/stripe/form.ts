/**
 * Values in Stripe's form encoding: strings, lists, and objects of them
 * (`items[0][price]=price_1`).
 */
export type Value = string | Value[] | Fields;
export interface Fields {
  [name: string]: Value;
}

/** Parses `a[b][0]=c` into `{a: {b: ["c"]}}`; numeric or empty names make a list. */
export function readForm(text: string): Fields {
  const root: Fields = {};
  for (const [path, value] of new URLSearchParams(text)) put(root, path.split(/[[\]]+/).filter(Boolean), value);
  return listed(root) as Fields;
}

function put(into: Fields, [name = "", ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  into[name] ??= {};
  const inner = into[name];
  if (typeof inner === "object" && !Array.isArray(inner)) put(inner, rest, value);
}

function listed(value: Value): Value {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const parts = Object.entries(value).map(([name, part]) => [name, listed(part)] as const);
  return names.length > 0 && names.every((name) => /^\d+$/.test(name))
    ? parts.map(([, part]) => part)
    : Object.fromEntries(parts);
}

export const textOf = (value: Value | undefined): string | undefined => (typeof value === "string" ? value : undefined);
export const numberOf = (value: Value | undefined): number | undefined =>
  typeof value === "string" && value !== "" ? Number(value) : undefined;
export const fieldsOf = (value: Value | undefined): Fields =>
  typeof value === "object" && !Array.isArray(value) ? value : {};
export const listOf = (value: Value | undefined): Value[] => (Array.isArray(value) ? value : []);
