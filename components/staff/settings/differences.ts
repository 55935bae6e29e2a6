import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import { changedParts, hasParts } from "@/lib/core/settings/policy";

export interface Difference {
  /** The part of the setting that changed; empty if the setting is a single value. */
  readonly at: string;
  readonly before: string;
  readonly after: string;
}

const { names, on, off } = SETTINGS_COPY.features;

const nameOf = (key: string): string =>
  Object.entries<{ label: string }>(names).find(([feature]) => feature === key)?.[1].label ?? key;

function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? on : off;
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object" && value !== null) return Object.values(value).join(", ");
  return value === undefined || value === null ? "" : String(value);
}

/** Describes a change in words; for a setting with parts, only the parts that differ. */
export function differences(before: unknown, after: unknown): Difference[] {
  if (!hasParts(before) || !hasParts(after))
    return [{ at: "", before: shown(before), after: shown(after) }];
  return changedParts(before, after).map((part) => ({
    at: nameOf(part),
    before: shown(before[part]),
    after: shown(after[part]),
  }));
}
