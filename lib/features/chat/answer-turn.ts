import { recordFinishedExercise } from "@/lib/features/exercises/record-finished-exercise";
import { remembering } from "@/lib/features/memory/remember";
import { markCheckedIn } from "@/lib/features/safety/find-check-in";
import type { Finding } from "@/lib/features/safety/types";
import { resourcesAfter } from "@/lib/features/trauma/crisis-line";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { Accepted } from "./accept-message";
import { askWithSecondOpinion } from "./ask-with-second-opinion";
import type { Asking } from "./asking";
import { checkInAnswer } from "./check-in";
import { type Newest, protocolAnswer, standIn } from "./crisis-protocol";
import { recordRaised } from "./record-raised";
import { speakProtocol } from "./speak-protocol";
import { traumaWorkOf } from "./trauma-work";
import { completeTurn, type KnownOfTurn, readTurn } from "./turn-repository";
import type { ChatMessage, Reply } from "./types";

/**
 * Answers an accepted message and stores the answer. A crisis, and the turns right after one, are answered from
 * authored texts and by no model (safety.md, "Caring"); everything else by the guide, with the guided engine behind it.
 * The model is called outside any transaction.
 *
 * @param accepted `known` is what was read when the message was accepted; without it, it is read now
 * @param raise told what was seen only while the answer was made, once its incident is recorded or could not be
 */
export async function answerTurn(
  ctx: MemberCtx,
  accepted: Pick<Accepted, "userMessage" | "replyId" | "finding"> & { readonly known?: KnownOfTurn },
  emit: (text: string) => void,
  raise: (finding: Finding) => void = () => {},
): Promise<ChatMessage> {
  const { userMessage, replyId, finding } = accepted;
  const { sessionId } = userMessage;
  const known = accepted.known ?? (await readTurn(ctx, sessionId, { until: userMessage.createdAt }));
  if (!known) throw notFound("This conversation");
  const trauma = traumaWorkOf(ctx, known.frame);
  const heard = (raised: Finding) => recordRaised(ctx, userMessage, raised).finally(() => raise(raised));
  const { reply: said, checksIn } = await answerOf(ctx, { known, newest: userMessage, finding, trauma, heard }, emit);
  const reply = withResources(ctx, said, { known, trauma }, emit);
  const createdAt = new Date(userMessage.createdAt.getTime() + 1);
  await store(ctx, { sessionId, replyId, reply }, [
    // A crisis is no memory: it stands in the conversation, and the next opening asks about it with care. Trauma work
    // keeps to itself: nothing of it turns up in another talk.
    ...(reply.metadata.crisis || trauma ? [] : remembering(userMessage)),
    ...finishing(sessionId, reply),
    ...(checksIn ? [markCheckedIn] : []),
  ]);
  return { id: replyId, sessionId, role: "assistant", createdAt, ...reply };
}

type Beside = (tx: MemberCtx) => Promise<void>;

const finishing = (sessionId: string, { metadata: { finished_exercise: finished } }: Reply): Beside[] =>
  finished ? [(tx) => recordFinishedExercise(tx, { sessionId, ...finished })] : [];

/** Most answers have nothing beside them, and one statement needs no transaction around it. */
async function store(
  ctx: MemberCtx,
  { reply, ...place }: { readonly sessionId: string; readonly replyId: string; readonly reply: Reply },
  beside: readonly Beside[],
): Promise<void> {
  if (beside.length === 0) {
    await completeTurn(ctx, place, reply);
    return;
  }
  await ctx.transaction(async (tx) => {
    if (!(await completeTurn(tx, place, reply))) return;
    for (const keep of beside) await keep(tx);
  });
}

interface Answered {
  readonly reply: Reply;
  /** The reply asks how it is after an earlier crisis. */
  readonly checksIn?: boolean;
}

async function answerOf(ctx: MemberCtx, asking: Asking, emit: (text: string) => void): Promise<Answered> {
  const { known, newest, finding } = asking;
  const { before, hadSign } = known;
  const checkIn = await checkInAnswer(ctx, { before, newest, finding, hadSign });
  if (checkIn) return { reply: speakProtocol(checkIn, emit), checksIn: true };
  const heard = { before, hadSign, text: newest.content };
  const answer = await protocolAnswer(ctx, { ...heard, finding });
  if (answer) return { reply: speakProtocol(answer, emit) };
  const { reply, raised } = await askWithSecondOpinion(ctx, asking, emit);
  if (reply) return { reply: raised ? await withLateSign(ctx, reply, { ...heard, finding: raised }) : reply };
  const late = raised && (await protocolAnswer(ctx, { ...heard, finding: raised }));
  if (!late) throw new Error("no answer, and no crisis either");
  return { reply: speakProtocol(late, emit) };
}

/** Whoever says that they are hardly safe is told of living people with every answer, whoever gave it (TRAU-15). */
function withResources(
  ctx: MemberCtx,
  reply: Reply,
  { known, trauma }: Pick<Asking, "known" | "trauma">,
  emit: (text: string) => void,
): Reply {
  const language = spokenLanguageOf(ctx.actor.user.language);
  const answers = known.before.filter(({ role }) => role === "assistant").length;
  const { region = null } = ctx;
  const inCrisis = !!reply.metadata.crisis;
  const resources = resourcesAfter(reply.content, { trauma, language, region, answers, inCrisis });
  if (resources) emit(resources);
  return { ...reply, content: reply.content + resources };
}

/** Seen when the guide's answer was already shown: the protocol begins with the next message. */
async function withLateSign(ctx: MemberCtx, reply: Reply, newest: Newest): Promise<Reply> {
  const { kind, severity } = newest.finding;
  const { state } = await standIn(ctx, newest);
  const crisis = { turn: -1, ...state, kind, severity, sign: true, late: true };
  return { ...reply, metadata: { ...reply.metadata, crisis } };
}
