import { DESK_COPY } from "@/lib/across/staff/desk/copy";
import { erasureDaysOf } from "@/lib/core/consent/leaving/read-erasure-days";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { Ctx } from "@/lib/ports/context";
import { fullDay } from "@/lib/shared/dates";
import { LAST_CALL_MS } from "./constants";
import { findHolding } from "./repository";

/**
 * The job `retention`: tells the clinicians about open incidents that delay an erasure, once when
 * the wait begins and once before the account is erased anyway (decision 0049). Neutral, like every
 * mail about an incident.
 *
 * @returns how many incidents delay an erasure right now
 */
export async function tellOfHeld(ctx: Ctx): Promise<number> {
  const holding = await findHolding(ctx);
  for (const { id, userId, user } of holding) {
    const end = erasureDaysOf(user)?.whileOpen;
    if (end) await tell(ctx, { id, userId, end });
  }
  return holding.length;
}

async function tell(
  ctx: Ctx,
  { id, userId, end }: { id: string; userId: string; end: Date },
): Promise<void> {
  const isLast = end.getTime() - ctx.now().getTime() <= LAST_CALL_MS;
  const link = new URL("/admin", ctx.settings.appUrl);
  link.searchParams.set("incident", id);
  const { subject, text } = DESK_COPY.erasureWaits;
  await enqueueMail(ctx, {
    kind: "crisis_alert",
    dedupeKey: `erasure_waits:${isLast ? "last" : "first"}:${id}`,
    userId,
    mail: {
      to: { clinicians: true },
      subject,
      text: text({ link: link.href, day: fullDay(end, "UTC"), isLast }),
    },
  });
}
