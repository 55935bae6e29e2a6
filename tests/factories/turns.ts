import { examineTitle, openSession } from "@/lib/features/conversation/open-session";
import { turnOf } from "@/lib/features/conversation/turn-of";
import { readTurn } from "@/lib/features/conversation/turn-repository";
import type { MemberCtx } from "@/lib/ports/context";
import type { Turn } from "@/lib/ports/model";
import { newId } from "@/lib/shared/ids";

/** The turn that a guide gets when this person starts a conversation with "Hello". */
export async function helloOf(ctx: MemberCtx): Promise<Turn> {
  const { session } = await openSession(ctx, await examineTitle(ctx, { mood: "neutral" }));
  const known = await readTurn(ctx, session.id);
  if (!known) throw new Error("the conversation that was just opened is gone");
  const message = { id: newId(), role: "user" as const, content: "Hello", metadata: null, createdAt: new Date() };
  return turnOf(ctx, { ...known, before: [] }, { ...message, sessionId: session.id });
}
