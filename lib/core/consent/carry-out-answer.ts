import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import type { ConsentDecision } from "./constants";
import {
  type ConsentOutcome,
  type StoredConsent,
  setChildConsent,
  settleConsent,
} from "./repository";
import { startAtFirstNo } from "./waiting-repository";

/** The answers a parent can give. "Not my child" and "they are older" don't answer the question. */
type ParentsDecision = Exclude<ConsentDecision, "not_mine" | "older">;

const OUTCOME: Record<ParentsDecision, ConsentOutcome> = {
  agree: "granted",
  refuse: "refused",
  withdraw: "withdrawn",
};

interface Answer {
  readonly decision: ParentsDecision;
  /** Null when someone refused using only the link. */
  readonly guardianId: string | null;
}

/**
 * Stores a parent's answer on the request and the child, with an audit row. Call it in a
 * transaction with the child's row locked, after checking that this person may give this answer.
 *
 * @throws Failure conflict if the request was answered in the meantime
 */
export async function carryOutAnswer(
  ctx: Ctx,
  consent: Pick<StoredConsent, "id" | "userId" | "status">,
  { decision, guardianId }: Answer,
): Promise<ConsentOutcome> {
  const outcome = OUTCOME[decision];
  if (!(await settleConsent(ctx, consent, { outcome, guardianId }))) throw answeredBefore();
  await setChildConsent(ctx, consent.userId, outcome);
  if (outcome === "refused") await startAtFirstNo(ctx, consent);
  await recordAudit(ctx, {
    action: `consent.${decision}`,
    outcome: "done",
    subject: consent.userId,
    resource: `consents/${consent.id}`,
  });
  return outcome;
}

export const answeredBefore = () =>
  new Failure("conflict", "This request has already been answered.");
