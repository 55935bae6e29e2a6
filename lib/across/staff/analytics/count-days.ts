import type { Ctx } from "@/lib/ports/context";
import { addDays, type Day } from "@/lib/shared/calendar";
import { INCIDENT_SEVERITIES, type IncidentSeverity } from "./constants";
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
import { breakdownOf, type Count, cellOf, NOBODY } from "./small-groups";
import type { AnalyticsDay } from "./types";

type ByDay = ReadonlyMap<Day, Count>;

const mapped = async (counts: Promise<DayCount[]>): Promise<ByDay> =>
  new Map((await counts).map(({ day, ...count }) => [day, count]));

/**
 * Runs its queries one after another, because a query over a year must not take every connection
 * away from people in a conversation.
 */
async function readCounts({ db }: Ctx, span: Span) {
  const severities: ByDay[] = [];
  for (const severity of INCIDENT_SEVERITIES)
    severities.push(await mapped(countIncidentsOf(db, span, severity)));
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

/** Counts the days from `from` through `to` using what's in the database now. */
export async function countDays(
  ctx: Ctx,
  { from, to }: { from: Day; to: Day },
): Promise<AnalyticsDay[]> {
  const span = {
    from: new Date(`${from}T00:00:00Z`),
    until: new Date(`${addDays(to, 1)}T00:00:00Z`),
  };
  const counts = await readCounts(ctx, span);
  const days: AnalyticsDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(dayOf(day, counts));
  return days;
}
