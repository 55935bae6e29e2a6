import { INCIDENT_SEVERITIES, MEASURES } from "@/lib/across/staff/analytics/constants";
import { ANALYTICS_COPY } from "@/lib/across/staff/analytics/copy";
import type { AnalyticsDay, Cell } from "@/lib/across/staff/analytics/types";

export interface Column {
  readonly id: string;
  readonly title: string;
  readonly of: (day: AnalyticsDay) => Cell;
}

/** All columns of a day, in the order of the table and the file. */
export const COLUMNS: readonly Column[] = [
  ...MEASURES.map(
    (id): Column => ({ id, title: ANALYTICS_COPY.measures[id].title, of: (day) => day[id] }),
  ),
  ...INCIDENT_SEVERITIES.map(
    (severity): Column => ({
      id: severity,
      title: ANALYTICS_COPY.severity(ANALYTICS_COPY.severities[severity]),
      of: (day) => day.severities[severity],
    }),
  ),
  { id: "posts", title: ANALYTICS_COPY.posts.title, of: (day) => day.posts },
];

/** Comma-separated for spreadsheets; suppressed counts appear as "<5". */
export const asCsv = (days: readonly AnalyticsDay[]): string =>
  [
    [ANALYTICS_COPY.day, ...COLUMNS.map(({ title }) => `"${title}"`)].join(","),
    ...days.map((day) => [day.day, ...COLUMNS.map(({ of }) => of(day) ?? "<5")].join(",")),
  ].join("\r\n");
