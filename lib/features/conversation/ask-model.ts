import type { Ctx } from "@/lib/ports/context";
import type { Guide, Learning, Turn } from "@/lib/ports/model";
import { findHabit, type StoredHabit, storeHabit } from "./habit-repository";
import { modelBreaker } from "./model-breaker";
import { type GuidePiece, streamWithFallback } from "./stream-with-fallback";

interface Read {
  readonly modelFailed: boolean;
  readonly learned: StoredHabit | null;
}

/**
 * Asks a guide with the breaker that all instances share, and with what any of them learned of the
 * model's server. What nobody knows yet is asked of the server beside the first answer, which is
 * told when that is known, or when it is whole.
 *
 * @param read what the turn brought along; else it is read here
 */
export async function* askModel(
  ctx: Ctx,
  guide: Guide,
  turn: Turn,
  read?: Read,
): AsyncGenerator<GuidePiece> {
  const { guidedEngine } = ctx;
  const { learning } = guide;
  if (learning) await recall(ctx, learning, read);
  const known = learning?.learned;
  // A model that fails is not asked anything more.
  if (learning && !read?.modelFailed) prove(ctx, learning);
  try {
    yield* streamWithFallback({ guide, guidedEngine, turn, breaker: modelBreaker(ctx, read) });
  } finally {
    // An answer that raised a doubt: the next ones wait for what the server itself says.
    if (learning && learning.learned.habit === null && learning.learned !== known)
      prove(ctx, learning, true);
  }
}

async function recall(ctx: Ctx, learning: Learning, read: Read | undefined): Promise<void> {
  try {
    const stored = read ? read.learned : await findHabit(ctx);
    if (stored?.server === learning.server) learning.take(stored);
  } catch (error) {
    ctx.log.error("breaker-unavailable", error);
  }
}

/**
 * The question is asked at once, for whoever is being answered; where functions sleep after an
 * answer, `later` keeps this one awake.
 */
function prove(ctx: Ctx, learning: Learning, isDoubt = false): void {
  const asked = learning.isDue ? learning.prove() : null;
  if (!asked && !isDoubt) return;
  const { server, learned: before } = learning;
  ctx.later(async (later) => {
    if (isDoubt) await storeHabit(later, { server, ...before });
    await asked;
    if (asked && learning.learned.habit === null) later.log.warn("model-thinking-unknown");
    if (learning.learned !== before) await storeHabit(later, { server, ...learning.learned });
  });
}
