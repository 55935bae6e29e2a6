import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { takeBackAccepted } from "./invitation-repository";
import { requireAdult } from "./policy";
import { endOwnRelationship, findOwnRelationship, findOwnStatus } from "./relationship-repository";
import type { RelationshipIdInput } from "./schema";
import type { Relationship } from "./types";

/**
 * Leaves a relationship. Nothing new can be written in it; shared messages stay readable to both,
 * private ones stay with their writer, and a new space takes a new invitation. Leaving twice has no
 * further effect.
 *
 * @throws Failure not_found, forbidden
 */
export async function leaveRelationship(
  ctx: MemberCtx,
  { id }: RelationshipIdInput,
): Promise<Relationship> {
  requireAdult(ctx.actor.user);
  return ctx.transaction(async (tx) => {
    const standing = await findOwnStatus(tx, id);
    if (!standing) throw notFound("This relationship");
    if (await endOwnRelationship(tx, id)) {
      await takeBackAccepted(tx, standing.partner1Id, standing.partner2Id);
      await recordAudit(tx, {
        action: "relationship.leave",
        outcome: "done",
        resource: `relationships/${id}`,
      });
    }
    const left = await findOwnRelationship(tx, id);
    if (!left) throw notFound("This relationship");
    return left;
  });
}
