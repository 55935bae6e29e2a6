"use client";

import { useTimeZone } from "@/lib/client/time-zone";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import { timeOfDay } from "@/lib/shared/dates";
import { useReminder } from "./use-reminder";

interface ReminderProps {
  sessionId: string;
  audience: Audience;
  startedAt: string | null | undefined;
}

/**
 * Repeats that an AI answers and, to minors, suggests a break. Each repetition is a new line, so
 * screen readers announce it.
 */
export function Reminder(sitting: ReminderProps) {
  const zone = useTimeZone();
  const saidAt = useReminder(sitting);
  return (
    <div role="status">
      {saidAt && zone ? (
        <p key={saidAt} className="py-3 text-center text-ink-soft text-sm">
          <time dateTime={new Date(saidAt).toISOString()}>{timeOfDay(new Date(saidAt), zone)}</time>
          {" · "}
          {CHAT_COPY[sitting.audience].reminder}
        </p>
      ) : null}
    </div>
  );
}
