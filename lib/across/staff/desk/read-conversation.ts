import { recordAudit } from "@/lib/core/audit/record-audit";
import { findPerson } from "@/lib/core/identity/queries";
import { listMessages } from "@/lib/features/conversation/list-messages";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { DESK_COPY } from "./copy";
import { findOpenUntil } from "./grant-repository";
import { refuseOwn } from "./refuse-own";
import { findPlace } from "./repository";
import type { ReadConversationInput } from "./schema";
import type { ReadConversation } from "./types";

/**
 * The conversation behind an incident, for a reader who gave a reason within the last hour. Every
 * read writes an audit row, even a refused one.
 *
 * @throws Failure not_found; conflict if there's no conversation; forbidden without a grant from
 *   the last hour, and for an incident about the caller (`refuseOwn`)
 */
export async function readConversation(
  ctx: MemberCtx,
  { id, limit, cursor }: ReadConversationInput,
): Promise<ReadConversation> {
  await refuseOwn(ctx, id, "incident.conversation");
  const place = await findPlace(ctx, id);
  const person = place && (await findPerson(ctx, place.userId));
  if (!person) throw notFound("This incident");
  const { sessionId } = place;
  if (!sessionId) throw new Failure("conflict", DESK_COPY.refused.noConversation);
  const row = { action: "incident.conversation", subject: person.user.id, resource: id };
  const openUntil = await findOpenUntil(ctx, id);
  if (!openUntil) {
    await recordAudit(ctx, { ...row, outcome: "refused" });
    throw new Failure("forbidden", DESK_COPY.refused.noReason);
  }
  return ctx.transaction(async (tx) => {
    await recordAudit(tx, { ...row, outcome: "done" });
    const messages = await listMessages(tx.as(person), { sessionId, limit, cursor });
    const lines = messages.map((line) => ({
      id: line.id,
      role: line.role,
      content: line.content,
      createdAt: line.createdAt,
    }));
    return { openUntil, messages: lines };
  });
}
