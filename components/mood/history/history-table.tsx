import { MOOD_COPY } from "@/lib/features/mood/copy";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import { ownWords } from "@/lib/features/mood/history/policy";
import type { HistoryDay } from "@/lib/features/mood/history/types";
import type { Audience } from "@/lib/shared/audience";
import { dayName } from "@/lib/shared/calendar";
import { timeOfDay } from "@/lib/shared/dates";

interface HistoryTableProps {
  audience: Audience;
  days: readonly HistoryDay[];
  name: string;
  zone: string | null;
}

/** The same data as a table, for people who would rather read. */
export function HistoryTable({ audience, days, name, zone }: HistoryTableProps) {
  const { table } = MOOD_HISTORY_COPY[audience];
  const rows = days.flatMap(({ day, moods }) => moods.map((mood) => ({ day, mood })));
  if (!zone || rows.length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="prose-link inline-block rounded-sm py-1 text-sm">{table.show}</summary>
      <section
        aria-label={table.caption(name)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a sideways-scrolling area must be reachable by keyboard
        tabIndex={0}
        className="mt-2 overflow-x-auto rounded-sm"
      >
        <table className="w-full min-w-120 text-start text-sm tabular-nums [&_td]:py-2 [&_td]:pe-4 [&_td]:align-top [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b">
          <caption className="sr-only">{table.caption(name)}</caption>
          <thead>
            <tr>
              {Object.entries(table.columns).map(([column, title]) => (
                <th key={column} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, mood }) => (
              <tr key={mood.id}>
                <td className="whitespace-nowrap">{dayName(day)}</td>
                <td className="whitespace-nowrap">{timeOfDay(mood.createdAt, zone)}</td>
                <td>{MOOD_COPY[audience].labels[mood.mood]}</td>
                <td>{mood.moodScore}</td>
                <td className="min-w-40">{ownWords(mood)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
