import { fullMoment } from "@/lib/shared/dates";
import type { ExportCopy } from "./copy";
import { escaped } from "./html";

export interface Reader {
  readonly copy: ExportCopy;
  readonly timeZone: string;
}

/** The readable file leaves out empty values, because a list of blank lines would hide the rest. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && !(value instanceof Date) && Object.keys(value ?? {}).length === 0);

/**
 * Formats an enum value such as "not_needed", or a field name inside a value, as ordinary words.
 */
const asWords = (word: string): string =>
  /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)*$/.test(word)
    ? word
        .replaceAll("_", " ")
        .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
        .toLowerCase()
    : word;

/**
 * One stored value as HTML. A person's own words keep their line breaks and their script's
 * direction.
 */
export function valueHtml(value: unknown, reader: Reader, isClosed = false): string {
  if (value instanceof Date) return momentHtml(value, reader);
  if (typeof value === "boolean") return value ? reader.copy.yes : reader.copy.no;
  if (typeof value === "number") return String(value);
  if (isClosed && typeof value === "string") return escaped(asWords(value));
  if (typeof value === "string") return `<p class="said" dir="auto">${escaped(value)}</p>`;
  if (Array.isArray(value))
    return `<ul>${value.map((item) => `<li>${valueHtml(item, reader, isClosed)}</li>`).join("")}</ul>`;
  if (isEmpty(value)) return "";
  const pairs = Object.entries(value as object).filter(([, part]) => !isEmpty(part));
  return `<dl>${pairs.map(([name, part]) => `<dt>${escaped(asWords(name))}</dt><dd>${valueHtml(part, reader)}</dd>`).join("")}</dl>`;
}

export const momentHtml = (at: Date, { timeZone }: Reader): string =>
  `<time datetime="${at.toISOString()}">${escaped(fullMoment(at, timeZone))}</time>`;
