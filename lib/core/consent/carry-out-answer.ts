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

/** What a parent can answer; "not my child" and "they are older" are no answers to the question. */
export type ParentsDecision = Exclude<ConsentDecision, "not_mine" | "older">;

const OUTCOME: Record<ParentsDecision, ConsentOutcome> = {
  agree: "granted",
  refuse: "refused",
  withdraw: "withdrawn",
};

interface Answer {
  readonly decision: ParentsDecision;
  /** Null for somebody who refused with the link alone. */
  readonly guardianId: string | null;
}

/**
 * Writes a parent's answer to the request and to the child, with its line in the record. Call it in
 * a transaction with the child's row locked, once it is clear that this person may answer so.
 *
 * @throws Failure conflict when the request was answered meanwhile
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
  new Failure("conflict", "This request has been answered already.");
