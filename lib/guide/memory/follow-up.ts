import type { Remembered, Turn } from "@/lib/ports/model";
import type { AgeGroup } from "@/lib/shared/audience";
import { mayBeQuoted } from "../delicate";
import { memoryKindOf } from "./kind-of";
import { occasionIn } from "./occasion-in";
import type { FollowUp } from "./types";
import { type When, whenIn } from "./when-in";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** It's over everywhere on Earth half a day after it's over in Greenwich. */
const OVER_AFTER = 36 * HOUR;
const WITHIN_DAYS = 14;
/** Up to here "on Friday" can't mean another week's. */
const NAMED_WITHIN_DAYS = 6;

/**
 * Finds an event in memory that passed in the last two weeks and that the guide hasn't asked about,
 * the latest first. Only for the first message of a conversation with one person, and never beside
 * a concern or in trauma work.
 */
export async function followUpIn(turn: Turn, ageGroup: AgeGroup): Promise<FollowUp | null> {
  const { now, lines, language, memory } = turn;
  const isFirst = !lines.some(({ role }) => role === "assistant");
  const isCalm = !turn.caring && !turn.wasDark && (turn.concern?.level ?? "none") === "none";
  if (!now || !isFirst || !isCalm || turn.couple || turn.trauma) return null;
  for (const { item, when } of passed(memory, now)) {
    if (!(await mayBeQuoted(item.said, { language, audience: ageGroup }))) continue;
    return {
      item: item.id,
      said: item.said,
      event: occasionIn(item.said, language, ageGroup),
      day: dayNamed(when, now, language),
    };
  }
  return null;
}

function passed(memory: readonly Remembered[], now: Date) {
  return memory
    .filter(({ said, isFollowedUp }) => !isFollowedUp && memoryKindOf(said) === "event")
    .flatMap((item) => {
      const when = whenIn(item.said, item.at);
      if (!when) return [];
      const since = now.getTime() - Date.parse(when.to);
      return since >= OVER_AFTER && since <= (WITHIN_DAYS + 1) * DAY ? [{ item, when }] : [];
    })
    .sort((one, other) => (one.when.to < other.when.to ? 1 : -1));
}

function dayNamed({ from, to, isWeekday }: When, now: Date, language: string): string | null {
  if (!isWeekday || from !== to) return null;
  const at = Date.parse(to);
  if (now.getTime() - at > (NAMED_WITHIN_DAYS + 0.5) * DAY) return null;
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(at);
}
