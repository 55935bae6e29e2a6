import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { FILE_VERSION } from "./constants";
import { EXPORT_COPY } from "./copy";
import { labelsOf } from "./fields";
import { type Entry, type Part, Rows } from "./types";

const json = (value: unknown): string => JSON.stringify(value) ?? "null";

/**
 * Writes the machine-readable file (GDPR Article 20): one object with `parts`, each with its field
 * labels and its entries, oldest first. Times are ISO 8601 in UTC. A file that doesn't end with
 * `"complete":true` was cut off.
 */
export async function* writeJson(ctx: MemberCtx, parts: readonly Part[]): AsyncGenerator<string> {
  const copy = EXPORT_COPY[audienceOf(ctx.actor.user)];
  const { items, title, questions } = copy.leftOut;
  const head = {
    format: "willow-data",
    version: FILE_VERSION,
    madeAt: ctx.now(),
    about: copy.intro,
  };
  yield `${json(head).slice(0, -1)},"leftOut":${json({ title, items: [...items, questions] })},"parts":{`;
  const count = { entries: 0 };
  for (const [at, part] of parts.entries()) {
    yield `${at > 0 ? "," : ""}\n${json(part.name)}:${opening(part, copy.parts[part.name])}`;
    yield* list(part.entries(ctx), () => {
      count.entries += 1;
    });
    yield "}";
  }
  yield `},"entries":${count.entries},"complete":true}\n`;
}

function opening(
  { table, nested = {} }: Part,
  [title, description]: readonly [string, string],
): string {
  const fields = {
    ...labelsOf(table),
    ...Object.fromEntries(
      Object.entries(nested).flatMap(([path, inner]) =>
        Object.entries(labelsOf(inner)).map(([field, label]) => [`${path}.${field}`, label]),
      ),
    ),
  };
  return `${json({ title, description, fields }).slice(0, -1)},"entries":`;
}

async function* list(
  entries: AsyncIterable<Entry>,
  counted: () => void = () => {},
): AsyncGenerator<string> {
  yield "[";
  let isFirst = true;
  for await (const entry of entries) {
    yield isFirst ? "\n" : ",\n";
    isFirst = false;
    yield* object(entry);
    counted();
  }
  yield "]";
}

async function* object(entry: Entry): AsyncGenerator<string> {
  const plain = Object.entries(entry).filter(([, value]) => !(value instanceof Rows));
  yield json(Object.fromEntries(plain)).slice(0, -1);
  let isFirst = plain.length === 0;
  for (const [field, value] of Object.entries(entry)) {
    if (!(value instanceof Rows)) continue;
    yield `${isFirst ? "" : ","}${json(field)}:`;
    isFirst = false;
    yield* list(value.entries);
  }
  yield "}";
}
