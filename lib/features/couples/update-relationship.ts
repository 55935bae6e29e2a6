import { examine } from "@/lib/core/incidents/examine";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { COUPLES_COPY } from "./copy";
import { examined, recordTexts, textsIn } from "./examine-texts";
import { requireAdult } from "./policy";
import {
  changeOwnRelationship,
  findOwnRelationship,
  findOwnStatus,
} from "./relationship-repository";
import type { UpdateRelationshipInput } from "./schema";
import type { Examined, Relationship } from "./types";

/**
 * Changes the details both partners see of their relationship.
 *
 * @throws Failure not_found, forbidden, conflict (it has ended)
 */
export async function updateRelationship(
  ctx: MemberCtx,
  input: UpdateRelationshipInput,
): Promise<Examined<Relationship>> {
  requireAdult(ctx.actor.user);
  const { id, relationshipType, relationshipStartDate, ...texts } = input;
  const examination = await examine(ctx, textsIn(texts));
  const relationship = await ctx.transaction(async (tx) => {
    const standing = await findOwnStatus(tx, id);
    if (!standing) throw notFound("This relationship");
    if (
      !(await changeOwnRelationship(tx, id, {
        relationshipType,
        relationshipStartDate,
        texts: cleared(texts),
      }))
    ) {
      throw new Failure("conflict", COUPLES_COPY.adult.closedSpace);
    }
    const changed = await findOwnRelationship(tx, id);
    if (!changed) throw notFound("This relationship");
    await recordTexts(tx, id, texts, examination);
    return changed;
  });
  return examined(ctx, relationship, examination);
}

type Texts = Omit<UpdateRelationshipInput, "id" | "relationshipType" | "relationshipStartDate">;

/** Treats an empty style as none. */
const cleared = ({ communicationStyle, conflictResolutionStyle, ...rest }: Texts) => ({
  ...rest,
  communicationStyle: communicationStyle === "" ? null : communicationStyle,
  conflictResolutionStyle: conflictResolutionStyle === "" ? null : conflictResolutionStyle,
});
