import { Card } from "@/components/ui/card";
import { ANALYTICS_COPY } from "@/lib/across/staff/analytics/copy";
import type { AnalyticsDay, Cell } from "@/lib/across/staff/analytics/types";
import { shortDay } from "@/lib/shared/calendar";

interface DayBarsProps {
  title: string;
  hint: string;
  days: readonly AnalyticsDay[];
  of: (day: AnalyticsDay) => Cell;
  /** Sum over the shown days; undefined where days don't add up, as for people. */
  total?: Cell;
  /** Shown if no day has a count above zero; the reason depends on what is counted. */
  none: string;
}

const HEIGHT = 64;
/** Bar height (of HEIGHT) for a suppressed count: visible, but not readable as a value. */
const FOOT = 2;

/**
 * One measure with a bar per day. The sentence above sums up the bars; the table below the charts
 * has every number.
 */
export function DayBars({ title, hint, days, of, total, none }: DayBarsProps) {
  const cells = days.map((day) => ({ day: day.day, cell: of(day) }));
  const most = Math.max(1, ...cells.map(({ cell }) => cell ?? 0));
  const peak = cells.find(({ cell }) => cell !== null && cell === most);
  const summary = peak ? ANALYTICS_COPY.busiest(shortDay(peak.day), most) : none;
  return (
    <Card as="section" aria-label={title} className="grid content-start gap-3">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="text-ink-soft text-sm">{hint}</p>
      </div>
      <p className="font-semibold tabular-nums">
        {!peak || total === undefined || total === null
          ? summary
          : `${ANALYTICS_COPY.total(total)}. ${summary}`}
      </p>
      <svg
        role="img"
        aria-label={ANALYTICS_COPY.chart(title, summary)}
        viewBox={`0 0 ${cells.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full"
      >
        {cells.map(({ day, cell }, at) => {
          const height = cell === null ? FOOT : Math.max(FOOT, (cell / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={at + 0.1}
              y={HEIGHT - height}
              width={0.8}
              height={height}
              className={cell === null ? "fill-line-strong" : "fill-primary"}
            />
          );
        })}
      </svg>
      <p aria-hidden className="flex justify-between text-ink-soft text-xs">
        <span>{days[0] ? shortDay(days[0].day) : ""}</span>
        <span>{days.length > 1 ? shortDay(days.at(-1)?.day ?? "") : ""}</span>
      </p>
    </Card>
  );
}
