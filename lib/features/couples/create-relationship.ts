import type { ExaminedInput } from "@/lib/core/incidents/examine";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { COUPLES_COPY } from "./copy";
import { examined, recordTexts } from "./examine-texts";
import { hasAccepted } from "./invitation-repository";
import { requireAdult } from "./policy";
import { findOwnRelationship, insertRelationship } from "./relationship-repository";
import type { CreateRelationshipInput } from "./schema";
import type { Examined, Relationship } from "./types";

/**
 * Creates another space for two people who have said yes to each other: it takes an accepted
 * invitation between them, in either direction (contract 6). The caller is partner1.
 *
 * @throws Failure forbidden
 */
export async function createRelationship(
  ctx: MemberCtx,
  { input, ...examination }: ExaminedInput<CreateRelationshipInput>,
): Promise<Examined<Relationship>> {
  requireAdult(ctx.actor.user);
  const { partner2Id, partnerId, relationshipType, relationshipStartDate, ...texts } = input;
  const otherId = partner2Id ?? partnerId ?? "";
  const id = newId();
  const relationship = await ctx.transaction(async (tx) => {
    if (!(await hasAccepted(tx, otherId)))
      throw new Failure("forbidden", COUPLES_COPY.adult.notAccepted);
    await insertRelationship(tx, {
      id,
      partner1Id: tx.actor.user.id,
      partner2Id: otherId,
      relationshipType,
      relationshipStartDate,
      texts,
    });
    const made = await findOwnRelationship(tx, id);
    if (!made) throw notFound("This relationship");
    await recordTexts(tx, id, texts, examination);
    return made;
  });
  return examined(ctx, relationship, examination);
}
