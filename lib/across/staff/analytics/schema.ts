import { z } from "@/lib/shared/zod-messages";
import { DEFAULT_SPAN, INCIDENT_SEVERITIES, MAX_SPAN, MEASURES, SMALLEST_GROUP } from "./constants";

const SPAN = `Please ask for 1 to ${MAX_SPAN} days`;

export const analyticsInput = z.object({
  days: z.coerce.number(SPAN).int(SPAN).min(1, SPAN).max(MAX_SPAN, SPAN).default(DEFAULT_SPAN),
});
export type AnalyticsInput = z.output<typeof analyticsInput>;

/** Hides a measure that an earlier release didn't count, and any number too small to show. */
const cell = z.int().min(SMALLEST_GROUP).nullable().catch(null);
const cells = <K extends string>(names: readonly K[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, cell])) as Record<K, typeof cell>);

/** A day as it's stored. */
export const storedFigures = cells(MEASURES).extend({
  severities: cells(INCIDENT_SEVERITIES),
  posts: z.int().min(0).catch(0),
});
export type StoredFigures = z.output<typeof storedFigures>;
