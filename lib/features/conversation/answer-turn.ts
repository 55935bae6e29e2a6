import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import type { AcceptedMessage } from "./accept-message";
import { type Answer, type ExtraWrite, extraWritesOf, makeAnswer } from "./make-answer";
import { recordRaised } from "./record-raised";
import { replyAt } from "./replies";
import { completeTurn, type KnownOfTurn, readTurn } from "./turn-repository";
import type { ChatMessage, Reply } from "./types";

/**
 * Answers an accepted message and stores the answer. Calls the model outside any transaction.
 *
 * @param accepted `known` is the data read when the message was accepted; without it, it's read
 *   now
 * @param raise called with findings made only while answering, once their incident is recorded or
 *   recording it has failed
 */
export async function answerTurn(
  ctx: MemberCtx,
  accepted: Pick<AcceptedMessage, "userMessage" | "replyId" | "finding"> &
    Partial<Pick<AcceptedMessage, "known">>,
  emit: (text: string) => void,
  raise: (finding: Finding) => void = () => {},
): Promise<ChatMessage> {
  const { userMessage, replyId } = accepted;
  const answer = await answerNow(ctx, accepted, emit, raise);
  const { sessionId } = userMessage;
  const place = { sessionId, replyId, reply: answer.reply };
  await store(ctx, place, extraWritesOf(answer, userMessage));
  return replyAt(userMessage, replyId, answer.reply);
}

async function answerNow(
  ctx: MemberCtx,
  {
    userMessage,
    finding,
    known: read,
  }: Pick<AcceptedMessage, "userMessage" | "finding"> & { readonly known?: KnownOfTurn },
  emit: (text: string) => void,
  raise: (finding: Finding) => void,
): Promise<Answer> {
  const known =
    read ?? (await readTurn(ctx, userMessage.sessionId, { until: userMessage.createdAt }));
  if (!known) throw notFound("This conversation");
  // A merely possible crisis leaves no incident.
  const record = async (raised: Finding) =>
    raised.crisis ? recordRaised(ctx, userMessage, raised) : undefined;
  const heard = (raised: Finding) => record(raised).finally(() => raise(raised));
  return await makeAnswer(ctx, { known, newest: userMessage, finding, heard }, emit);
}

/** Most answers are stored alone, and a single statement needs no transaction around it. */
async function store(
  ctx: MemberCtx,
  {
    reply,
    ...place
  }: { readonly sessionId: string; readonly replyId: string; readonly reply: Reply },
  extraWrites: readonly ExtraWrite[],
): Promise<void> {
  if (extraWrites.length === 0) {
    await completeTurn(ctx, place, reply);
    return;
  }
  await ctx.transaction(async (tx) => {
    if (!(await completeTurn(tx, place, reply))) return;
    for (const keep of extraWrites) await keep(tx);
  });
}
