import { fullMoment } from "@/lib/shared/dates";
import type { ExportCopy } from "./copy";
import { escaped } from "./html";

export interface Reader {
  readonly copy: ExportCopy;
  readonly timeZone: string;
}

/** Nothing to show: left out of the readable file, where a list of empty lines would hide the rest. */
export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && !(value instanceof Date) && Object.keys(value ?? {}).length === 0);

/** One stored value. A person's own words keep their lines and run in the direction of their script. */
export function valueHtml(value: unknown, reader: Reader): string {
  if (value instanceof Date) return momentHtml(value, reader);
  if (typeof value === "boolean") return value ? reader.copy.yes : reader.copy.no;
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return `<p class="said" dir="auto">${escaped(value)}</p>`;
  if (Array.isArray(value)) return `<ul>${value.map((item) => `<li>${valueHtml(item, reader)}</li>`).join("")}</ul>`;
  if (isEmpty(value)) return "";
  const pairs = Object.entries(value as object).filter(([, part]) => !isEmpty(part));
  return `<dl>${pairs.map(([name, part]) => `<dt>${escaped(name)}</dt><dd>${valueHtml(part, reader)}</dd>`).join("")}</dl>`;
}

export const momentHtml = (at: Date, { timeZone }: Reader): string =>
  `<time datetime="${at.toISOString()}">${escaped(fullMoment(at, timeZone))}</time>`;
