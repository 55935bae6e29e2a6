import { memoryKindOf } from "@/lib/guide/memory/kind-of";
import { whenIn } from "@/lib/guide/memory/when-in";

const DAY = 86_400_000;

/**
 * The day that an event's date means, to tell this Friday's test from next Friday's in the same
 * words. Empty if it isn't an event, or the day isn't sure.
 */
export function dayTold(sentence: string, writtenAt: Date): string {
  const when = memoryKindOf(sentence) === "event" ? whenIn(sentence, writtenAt) : null;
  if (!when) return "";
  const days = (Date.parse(when.to) - Date.parse(when.from)) / DAY;
  // Two days in a row are one day in an unknown time zone.
  return days === 1 || days === 2 ? "" : when.from;
}
