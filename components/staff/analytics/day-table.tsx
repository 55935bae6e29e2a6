import { ANALYTICS_COPY } from "@/lib/across/staff/analytics/copy";
import type { AnalyticsDay } from "@/lib/across/staff/analytics/types";
import { COLUMNS } from "./columns";

/** Every number, newest day first. */
export function DayTable({ days }: { days: readonly AnalyticsDay[] }) {
  const { table, few, day: dayTitle } = ANALYTICS_COPY;
  return (
    <details>
      <summary className="prose-link inline-block rounded-sm py-1">{table.show}</summary>
      <section
        aria-label={table.caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="mt-2 max-h-140 overflow-auto rounded-sm"
      >
        <table className="w-full text-sm tabular-nums [&_td]:py-2 [&_td]:pe-4 [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b">
          <caption className="sr-only">{table.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{dayTitle}</th>
              {COLUMNS.map(({ id, title }) => (
                <th key={id} scope="col" className="min-w-24">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.day}>
                <th scope="row" className="whitespace-nowrap font-normal">
                  {day.day}
                </th>
                {COLUMNS.map(({ id, of }) => (
                  <td key={id}>{of(day) ?? <span className="text-ink-soft">{few}</span>}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
