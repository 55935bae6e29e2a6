import type { Ctx } from "@/lib/ports/context";
import { addDays, type Day } from "@/lib/shared/calendar";
import { INCIDENT_SEVERITIES, type IncidentSeverity, SMALLEST_GROUP } from "./constants";
import {
  countActive,
  countCheckIns,
  countConversations,
  countIncidents,
  countIncidentsOf,
  countPlans,
  countPosts,
  countSignUps,
  type DayCount,
  type Span,
} from "./repository";
import type { AnalyticsInput } from "./schema";
import { breakdownOf, type Count, cellOf, NOBODY, sumShown } from "./small-groups";
import type { Analytics, AnalyticsDay } from "./types";

type ByDay = ReadonlyMap<Day, Count>;

const mapped = async (counts: Promise<DayCount[]>): Promise<ByDay> =>
  new Map((await counts).map(({ day, ...count }) => [day, count]));

/** One read after another: a look at a year must not take every connection from people who are in a talk. */
async function readCounts({ db }: Ctx, span: Span) {
  const severities: ByDay[] = [];
  for (const severity of INCIDENT_SEVERITIES) severities.push(await mapped(countIncidentsOf(db, span, severity)));
  return {
    signUps: await mapped(countSignUps(db, span)),
    activePeople: await mapped(countActive(db, span)),
    conversations: await mapped(countConversations(db, span)),
    checkIns: await mapped(countCheckIns(db, span)),
    plans: await mapped(countPlans(db, span)),
    incidents: await mapped(countIncidents(db, span)),
    posts: await mapped(countPosts(db, span)),
    severities,
  };
}

type Counts = Awaited<ReturnType<typeof readCounts>>;

function dayOf(day: Day, counts: Counts): AnalyticsDay {
  const on = (by: ByDay | undefined): Count => by?.get(day) ?? NOBODY;
  const bySeverity = Object.fromEntries(
    INCIDENT_SEVERITIES.map((severity, at) => [severity, on(counts.severities[at])]),
  ) as Record<IncidentSeverity, Count>;
  const { total: incidents, parts: severities } = breakdownOf(on(counts.incidents), bySeverity);
  const { people: active } = on(counts.activePeople);
  return {
    day,
    signUps: cellOf(on(counts.signUps)),
    activePeople: cellOf({ count: active, people: active }),
    conversations: cellOf(on(counts.conversations)),
    checkIns: cellOf(on(counts.checkIns)),
    plans: cellOf(on(counts.plans)),
    incidents,
    severities,
    posts: on(counts.posts).count,
  };
}

function totalsOf(days: readonly AnalyticsDay[]): Analytics["totals"] {
  const sum = (measure: "signUps" | "conversations" | "checkIns" | "plans" | "incidents") =>
    sumShown(days.map((day) => day[measure]));
  return {
    signUps: sum("signUps"),
    conversations: sum("conversations"),
    checkIns: sum("checkIns"),
    plans: sum("plans"),
    incidents: sum("incidents"),
    posts: days.reduce((posts, day) => posts + day.posts, 0),
  };
}

/**
 * What happened on each of the last whole days in UTC, in numbers alone. Today is left out: looked at twice, a number
 * that grows by one would tell of one person. A day's cells are the same however many days are asked for, and the totals
 * are sums of shown cells, so that no two answers of one time can be taken from each other. What is erased later is no
 * longer counted (ADMN-04; decision 0041).
 */
export async function readAnalytics(ctx: Ctx, { days }: AnalyticsInput): Promise<Analytics> {
  const today: Day = ctx.now().toISOString().slice(0, 10);
  const from = addDays(today, -days);
  const counts = await readCounts(ctx, { from: new Date(`${from}T00:00:00Z`), until: new Date(`${today}T00:00:00Z`) });
  const told = Array.from({ length: days }, (_, at) => dayOf(addDays(from, at), counts));
  return { from, to: addDays(today, -1), smallestGroup: SMALLEST_GROUP, days: told, totals: totalsOf(told) };
}
