"use client";

import { useTimeZone } from "@/lib/client/time-zone";
import { SHARES_COPY } from "@/lib/features/shares/copy";
import type { Share } from "@/lib/features/shares/types";
import { fullMoment, longDay } from "@/lib/shared/dates";

const copy = SHARES_COPY.adult.given;

/** Until when it goes, how far back it looks, and when somebody else looked. */
export function ShareTimes({ share }: { share: Share }) {
  const zone = useTimeZone();
  if (!zone) return <p className="invisible text-sm">{copy.neverOpened}</p>;
  const { openings, period, acceptedAt } = share;
  const lines = [
    endLine(share, zone),
    acceptedAt ? copy.accepted(longDay(acceptedAt, zone)) : null,
    period ? copy.lookBack(period) : null,
    openings?.recent[0] ? copy.opened(openings.count, fullMoment(openings.recent[0], zone)) : copy.neverOpened,
    openings?.first && openings.count > 1 ? copy.firstOpened(fullMoment(openings.first, zone)) : null,
  ].filter(Boolean);
  return (
    <div className="grid gap-1 text-ink-soft text-sm">
      <p>{lines.join(" ")}</p>
      {openings && openings.recent.length > 1 ? (
        <details>
          <summary className="cursor-pointer py-1">{copy.times}</summary>
          <ul className="list-disc ps-5">
            {openings.recent.map((at) => (
              <li key={at}>
                <time dateTime={at}>{fullMoment(at, zone)}</time>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function endLine({ endedAt, expiresAt, kind }: Share, zone: string): string | null {
  if (endedAt) return copy.ended(longDay(endedAt, zone));
  if (!expiresAt) return null;
  return kind === "provider" ? copy.until(fullMoment(expiresAt, zone)) : copy.acceptUntil(longDay(expiresAt, zone));
}
