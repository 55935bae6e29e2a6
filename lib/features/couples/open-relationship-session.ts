import type { ExaminedInput } from "@/lib/core/incidents/examine";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { COUPLES_COPY } from "./copy";
import { examined, recordTitle } from "./examine-texts";
import { requireAdult } from "./policy";
import { findOwnStatus } from "./relationship-repository";
import type { OpenSessionInput } from "./schema";
import { insertSession } from "./session-repository";
import type { Examined, RelationshipSession } from "./types";

/**
 * Begins a couples conversation; without a title it's named after its topic (API-36, COUP-17).
 *
 * @throws Failure not_found, forbidden, conflict (the space was closed)
 */
export async function openRelationshipSession(
  ctx: MemberCtx,
  { input, ...examination }: ExaminedInput<OpenSessionInput>,
): Promise<Examined<RelationshipSession>> {
  requireAdult(ctx.actor.user);
  const { relationshipId, sessionType, sessionFocus, therapyApproach, sessionTitle } = input;
  const session = await ctx.transaction(async (tx) => {
    const relationship = await findOwnStatus(tx, relationshipId);
    if (!relationship) throw notFound("This relationship");
    if (relationship.status === "ended")
      throw new Failure("conflict", COUPLES_COPY.adult.closedSpace);
    const opened = await insertSession(tx, {
      id: newId(),
      relationshipId,
      sessionType,
      participants: [relationship.partner1Id, relationship.partner2Id],
      sessionTitle:
        sessionTitle ?? COUPLES_COPY.adult.defaultTitle(COUPLES_COPY.adult.foci[sessionFocus]),
      sessionFocus,
      therapyApproach,
    });
    await recordTitle(tx, opened.id, examination);
    return opened;
  });
  return examined(ctx, session, examination);
}
