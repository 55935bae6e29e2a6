"use client";

import type { ShownReport } from "@/lib/across/staff/desk/client";
import type { ReferralCount } from "@/lib/across/staff/desk/types";
import { saveFile } from "@/lib/client/save-file";
import { FIGURES, LABELS } from "./copy";

const rowOf = ({ month, kind, severity, isMinor, count }: ReferralCount): string[] => [
  month,
  LABELS.kind[kind],
  LABELS.severity[severity],
  isMinor ? FIGURES.minor : FIGURES.adult,
  String(count),
];

export function ReferralTable({ report: { referrals } }: { report: ShownReport }) {
  if (referrals.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label={FIGURES.total} tabIndex={0} className="mt-5 overflow-x-auto rounded-sm">
      <table className="w-full min-w-120 text-start text-sm tabular-nums [&_td]:py-2 [&_td]:pe-4 [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b">
        <caption className="sr-only">{FIGURES.total}</caption>
        <thead>
          <tr>
            {FIGURES.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {referrals.map((referral) => (
            <tr key={rowOf(referral).slice(0, 4).join()}>
              {rowOf(referral).map((cell, at) => (
                <td key={FIGURES.columns[at]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/**
 * Builds the yearly report as a CSV file in the browser from the data on the page. No label
 * contains a comma or quote.
 */
export function saveReport({ year, referrals }: ShownReport): void {
  const rows = [FIGURES.columns, ...referrals.map(rowOf)].map((row) => row.join(","));
  saveFile(FIGURES.fileName(year), "text/csv", rows.join("\r\n"));
}
