"use client";

import { Trash2 } from "lucide-react";
import { useTimeZone } from "@/lib/client/time-zone";
import { CHECK_COPY } from "@/lib/features/trauma/checks/copy";
import { shareOf } from "@/lib/features/trauma/checks/policy";
import type { TraumaCheck } from "@/lib/features/trauma/checks/schema";
import { shortDate } from "@/lib/shared/dates";

interface CheckTrendProps {
  /** Newest first. */
  checks: readonly TraumaCheck[];
  onRemove: (check: TraumaCheck) => void;
}

const MAX_BARS = 12;

/** Bars for the eye, a table for everyone; each check can be removed. */
export function CheckTrend({ checks, onRemove }: CheckTrendProps) {
  const { trend } = CHECK_COPY.adult;
  const zone = useTimeZone();
  const rows = checks
    .slice(0, MAX_BARS)
    .toReversed()
    .map((check) => ({
      check,
      share: shareOf(check.answers),
      day: zone ? shortDate(check.createdAt, zone) : "",
    }));
  return (
    <div className="mt-5">
      <h3 className="text-lg">{trend.title}</h3>
      <p className="text-ink-soft text-sm">{trend.hint}</p>
      <ol aria-label={trend.bars} className="mt-3 flex h-28 items-end gap-1.5">
        {rows.map(({ check, share, day }) => (
          <li key={check.id} className="h-full max-w-10 flex-1 content-end">
            <span className="sr-only">{trend.one(day, share)}</span>
            <div
              aria-hidden
              className="rounded-t-md bg-primary"
              style={{ height: `${Math.max(share, 4)}%` }}
            />
          </li>
        ))}
      </ol>
      <details className="mt-3">
        <summary className="prose-link inline-block rounded-sm py-1 text-sm">{trend.table}</summary>
        <table className="mt-2 text-start text-sm tabular-nums [&_td]:py-1.5 [&_td]:pe-4 [&_th]:pe-4 [&_th]:text-start">
          <thead>
            <tr>
              <th scope="col">{trend.day}</th>
              <th scope="col">{trend.share}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map(({ check, share, day }) => (
              <tr key={check.id}>
                <td>{day}</td>
                <td>{share}</td>
                <td>
                  <button
                    type="button"
                    aria-label={trend.remove(day)}
                    onClick={() => onRemove(check)}
                    className="grid size-8 place-items-center rounded-full text-ink-soft hover:bg-sunk"
                  >
                    <Trash2 aria-hidden className="size-4" />
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
