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
 * Asks a guide through the breaker all instances share, using anything they've learned about the
 * model's server. If that's still unknown, the server is probed in parallel with the first answer,
 * which is shown once the result is in or the answer is complete.
 *
 * @param read data the turn already read; otherwise it's read here
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
  // A failing model isn't probed on top.
  if (learning && !read?.modelFailed) prove(ctx, learning);
  try {
    yield* streamWithFallback({ guide, guidedEngine, turn, breaker: modelBreaker(ctx, read) });
  } finally {
    // This answer raised a doubt, so the next ones wait for the server's own word.
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
 * Sends the probe at once, for the person being answered; where functions sleep after an answer,
 * `later` keeps this one awake.
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
