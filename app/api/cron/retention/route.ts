import { keepDays } from "@/lib/features/analytics/keep-days";
import { eraseDue } from "@/lib/features/erasure/erase-due";
import { dropEndedSeats } from "@/lib/features/family-seats/drop-ended-seats";
import type { Ctx } from "@/lib/ports/context";
import { cronRoute } from "@/lib/server/http/cron-route";
import { resource } from "@/lib/server/http/route";

/** Erasures first: they are owed by the law. */
const retain = async (ctx: Ctx): Promise<Record<string, number>> => ({
  ...(await eraseDue(ctx)),
  seatsDropped: await dropEndedSeats(ctx),
  daysKept: await keepDays(ctx),
});

export const { GET, POST, PUT, PATCH, DELETE } = resource({ POST: cronRoute("retention", retain) });
