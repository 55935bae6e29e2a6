import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { recordIncidentOnce } from "@/lib/core/incidents/record-incident-once";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { helpFor } from "./check-in-policy";
import { insertCheckIn } from "./check-in-repository";
import { requireAdult } from "./policy";
import { findOwnStatus } from "./relationship-repository";
import type { CheckInInput } from "./schema";
import type { CheckInAnswers, CheckInResult } from "./types";

/** The same answer repeated within this time (ms) makes one incident. */
const SAME_INCIDENT_MS = 60 * 60_000;

/**
 * The person said they're afraid of something happening today; home may be the danger (contract 8,
 * "Abuse").
 */
const UNSAFE_TODAY: Finding = {
  crisis: true,
  concern: "clear",
  severity: "high",
  kind: "abuse",
  evidence: ["check_in.today", "sign.home"],
};

/**
 * Stores the answers to the private safety questions under the person's own key and returns the
 * help that fits. A "yes" quietly closes joint work (see joint-work); no response the partner can
 * request changes because of it. The answers are never read back to anyone.
 *
 * @throws Failure not_found, forbidden
 */
export async function recordCheckIn(ctx: MemberCtx, input: CheckInInput): Promise<CheckInResult> {
  requireAdult(ctx.actor.user);
  const answers = input.answers as CheckInAnswers;
  const help = helpFor(answers);
  await ctx.transaction(async (tx) => {
    if (!(await findOwnStatus(tx, input.id))) throw notFound("This relationship");
    await insertCheckIn(tx, { id: newId(), relationshipId: input.id, answers });
    if (help !== "now") return;
    await recordIncidentOnce(tx, { finding: UNSAFE_TODAY, source: "check_in" }, SAME_INCIDENT_MS);
  });
  if (help === "now") {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { help, crisis_detected: help === "now" };
}
