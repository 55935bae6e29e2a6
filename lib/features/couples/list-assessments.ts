import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findAssessments } from "./assessment-repository";
import { LIST_LENGTH } from "./constants";
import { requireAdult } from "./policy";
import { findOwnStatus, relationshipKey } from "./relationship-repository";
import type { RelationshipIdInput } from "./schema";
import { shownAssessment } from "./shown-assessment";
import type { Assessment } from "./types";

/**
 * The questionnaires of a relationship, as far as the caller may see them.
 *
 * @throws Failure not_found, forbidden
 */
export async function listAssessments(
  ctx: MemberCtx,
  { id }: RelationshipIdInput,
): Promise<Assessment[]> {
  requireAdult(ctx.actor.user);
  if (!(await findOwnStatus(ctx, id))) throw notFound("This relationship");
  return (await findAssessments(ctx, id, await relationshipKey(ctx, id), LIST_LENGTH)).map(
    shownAssessment,
  );
}
