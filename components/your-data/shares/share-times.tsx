"use client";

import { TURNED_DOWN_MS } from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { Share } from "@/lib/across/your-data/shares/types";
import { useTimeZone } from "@/lib/client/time-zone";
import { fullMoment, longDay } from "@/lib/shared/dates";

const copy = SHARES_COPY.adult.given;

/** Says when the share ends, how far back it reaches, and who opened it when. */
export function ShareTimes({ share }: { share: Share }) {
  const zone = useTimeZone();
  if (!zone) return <p className="invisible text-sm">{copy.neverOpened}</p>;
  const { openings, period, acceptedAt } = share;
  const lines = [
    acceptedAt ? copy.accepted(longDay(acceptedAt, zone)) : null,
    period ? copy.lookBack(period) : null,
    openings?.recent[0] ? null : unopened(share),
    endLine(share, zone),
    askAgain(share, zone),
  ].filter(Boolean);
  return (
    <div className="grid gap-2 text-ink-soft text-sm">
      {lines.length > 0 ? <p>{lines.join(" ")}</p> : null}
      {openings?.recent[0] ? <WhoHasSeen share={share} openings={openings} zone={zone} /> : null}
    </div>
  );
}

interface WhoHasSeenProps {
  share: Share;
  openings: NonNullable<Share["openings"]>;
  zone: string;
}

/** Uses the name the owner gave it: for a link we know when it was opened, but not by whom. */
function WhoHasSeen({ share, openings: { count, first, recent }, zone }: WhoHasSeenProps) {
  const who = whoOf(share, zone);
  return (
    <div>
      <p className="font-semibold text-ink">{copy.seen}</p>
      <p className="wrap-anywhere">
        <bdi>{who}</bdi>: {copy.opened(count, fullMoment(recent[0] ?? "", zone))}{" "}
        {first && count > 1 ? copy.firstOpened(fullMoment(first, zone)) : null}
      </p>
      {share.kind === "provider" ? <p>{copy.anybodyWithIt}</p> : null}
      {recent.length > 1 ? (
        <details>
          <summary className="cursor-pointer py-1">{copy.times}</summary>
          <ul className="wrap-anywhere list-disc ps-5">
            {recent.map((at) => (
              <li key={at}>
                <bdi>{who}</bdi>, <time dateTime={at}>{fullMoment(at, zone)}</time>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  );
}

function whoOf({ kind, label, inviteeEmail, createdAt }: Share, zone: string): string {
  if (kind === "provider")
    return label ? copy.linkFor(label) : copy.linkOf(longDay(createdAt, zone));
  return label && inviteeEmail ? `${label} (${inviteeEmail})` : (inviteeEmail ?? label ?? "");
}

/** No one can open a share that is waiting to be accepted, or never was. */
function unopened({ state, acceptedAt, kind }: Share): string | null {
  if (state === "active") return copy.neverOpened;
  return acceptedAt || (kind === "provider" && state !== "pending") ? copy.wasNeverOpened : null;
}

function endLine({ state, endedAt, expiresAt, kind }: Share, zone: string): string | null {
  if (state !== "active" && state !== "pending")
    return endedAt && copy.endedOn[state](longDay(endedAt, zone));
  if (!expiresAt) return null;
  return kind === "provider"
    ? copy.until(fullMoment(expiresAt, zone))
    : copy.acceptUntil(longDay(expiresAt, zone));
}

/** The date before which someone who declined or left won't be asked again. */
function askAgain({ state, endedAt }: Share, zone: string): string | null {
  if (!endedAt || (state !== "declined" && state !== "left")) return null;
  return copy.askAgain(longDay(new Date(new Date(endedAt).getTime() + TURNED_DOWN_MS), zone));
}
