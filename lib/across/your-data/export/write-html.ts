import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { fullMoment } from "@/lib/shared/dates";
import { isClosedWord } from "./closed-words";
import { EXPORT_COPY, type ExportCopy } from "./copy";
import { labelsOf, type Table } from "./fields";
import { escaped, POLICY, STYLE } from "./html";
import { isEmpty, momentHtml, type Reader, valueHtml } from "./html-value";
import { type Entry, type Part, Rows } from "./types";

/**
 * Writes the human-readable file: one self-contained page in the JSON file's order, with times in
 * the requested zone.
 */
export async function* writeHtml(
  ctx: MemberCtx,
  parts: readonly Part[],
  timeZone: string,
): AsyncGenerator<string> {
  const copy = EXPORT_COPY[audienceOf(ctx.actor.user)];
  const reader = { copy, timeZone };
  yield head(ctx.now(), reader);
  yield contents(parts, copy);
  let count = 0;
  for (const part of parts) {
    const [title, text] = copy.parts[part.name];
    yield `<section aria-labelledby="${part.name}"><h2 id="${part.name}">${escaped(title)}</h2>\n<p>${escaped(text)}</p>\n`;
    const before = count;
    for await (const entry of part.entries(ctx)) {
      count += 1;
      yield* article(part.table, entry, reader);
    }
    if (count === before) yield `<p class="soft">${escaped(copy.nothing)}</p>\n`;
    yield `<p class="soft"><a href="#contents">${escaped(copy.top)}</a></p></section>\n`;
  }
  yield leftOut(copy);
  yield `<p class="soft">${escaped(copy.end(count))}</p>\n</main></body></html>\n`;
}

const head = (now: Date, { copy, timeZone }: Reader): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${escaped(copy.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(copy.title)}</h1>
${copy.intro.map((text) => `<p>${escaped(text)}</p>`).join("\n")}
<p class="soft">${escaped(copy.madeAt(fullMoment(now, timeZone), timeZone))} ${escaped(copy.zone(timeZone))}</p>
`;

function contents(
  parts: readonly Part[],
  { parts: words, contents: title, leftOut: { title: last } }: ExportCopy,
) {
  const links = [
    ...parts.map(({ name }) => [name, words[name][0]] as const),
    ["left-out", last] as const,
  ];
  const items = links
    .map(([id, text]) => `<li><a href="#${id}">${escaped(text)}</a></li>`)
    .join("\n");
  return `<nav aria-labelledby="contents"><h2 id="contents">${escaped(title)}</h2><ol>${items}</ol></nav>\n`;
}

const leftOut = ({ leftOut: { title, items, questions } }: ExportCopy): string =>
  `<section aria-labelledby="left-out"><h2 id="left-out">${escaped(title)}</h2><ul>${[
    ...items,
    questions,
  ]
    .map((text) => `<li>${escaped(text)}</li>`)
    .join("\n")}</ul></section>\n`;

async function* article(table: Table, entry: Entry, reader: Reader): AsyncGenerator<string> {
  yield `<article>${lines(table, entry, reader)}`;
  for (const [field, value] of Object.entries(entry)) {
    if (value instanceof Rows) yield* rows(labelsOf(table)[field] ?? field, value, reader);
  }
  yield "</article>\n";
}

/**
 * An entry's plain values with their labels. Row ids are left out, because they're only useful to
 * programs.
 */
function lines(table: Table, { unreadable, ...entry }: Entry, reader: Reader): string {
  if (unreadable) return `<p>${escaped(reader.copy.unreadable)}</p>`;
  const labels = labelsOf(table);
  const shown = Object.entries(entry).filter(
    ([field, value]) =>
      !(value instanceof Rows) && !isEmpty(value) && (field !== "id" || table === "users"),
  );
  const pairs = shown.map(([field, value]) => {
    return `<dt>${escaped(labels[field] ?? field)}</dt><dd>${valueHtml(value, reader, isClosedWord(table, field))}</dd>`;
  });
  return `<dl>${pairs.join("\n")}</dl>`;
}

const TALK: ReadonlySet<Table> = new Set<Table>(["chat_messages", "relationship_messages"]);

async function* rows(
  title: string,
  { table, entries }: Rows,
  reader: Reader,
): AsyncGenerator<string> {
  const isTalk = TALK.has(table);
  let isFirst = true;
  for await (const entry of entries) {
    if (isFirst) yield `<h3>${escaped(title)}</h3>${isTalk ? '<ol class="talk">' : ""}\n`;
    isFirst = false;
    yield* isTalk && !entry.unreadable
      ? [line(table, entry, reader)]
      : wrapped(isTalk, article(table, entry, reader));
  }
  if (isTalk && !isFirst) yield "</ol>";
}

async function* wrapped(isTalk: boolean, inner: AsyncGenerator<string>): AsyncGenerator<string> {
  yield isTalk ? "<li>" : "";
  yield* inner;
  yield isTalk ? "</li>" : "";
}

/**
 * The remaining fields of a message that are worth showing. Leaves out the type of a plain text and
 * a settled status.
 */
function beside({ senderName: _, status, messageType, ...rest }: Entry): Entry {
  return {
    ...rest,
    ...(messageType === "text" ? {} : { messageType }),
    ...(status === "pending" ? { status } : {}),
  };
}

/** One message: author and time above the words, other fields below. */
function line(table: Table, { by, createdAt, content, ...entry }: Entry, reader: Reader): string {
  const rest = beside(entry);
  const who = reader.copy.who[by as keyof ExportCopy["who"]] ?? String(by);
  const when = createdAt instanceof Date ? momentHtml(createdAt, reader) : "";
  const besides = Object.entries(rest).some(
    ([field, value]) => field !== "id" && !isEmpty(value) && value !== false,
  );
  return `<li class="${by === "you" ? "you" : "other"}"><p class="soft"><strong>${escaped(who)}</strong> ${when}</p>
<p class="said" dir="auto">${escaped(String(content ?? ""))}</p>${besides ? lines(table, rest, reader) : ""}</li>
`;
}
