import type { MemberCtx } from "@/lib/ports/context";
import type { Turn, TurnLine } from "@/lib/ports/model";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { HISTORY_LINES } from "./constants";
import { findReadable, findShared } from "./message-repository";
import { namesOfTwo } from "./policy";
import { leadingNotes } from "./prompts/couples-prompt";
import { relationshipSeal } from "./sealed";
import type { Room } from "./session-repository";
import type { RelationshipMessage } from "./types";

/** Lines of the joint conversation that a private answer may refer to. */
const SHARED_LINES = 12;

/**
 * Builds everything a guide may know when it answers both: only rows both may read, and none about
 * a crisis. It ends with the message being answered, because anything the partner wrote in the
 * meantime would be answered as this writer's words.
 */
export async function jointTurn(
  ctx: MemberCtx,
  room: Room,
  message: RelationshipMessage,
): Promise<Turn> {
  const shared = await findShared(ctx, room.session.id, room.key, {
    limit: HISTORY_LINES,
    upTo: message,
  });
  return turnOf(ctx, room, { lines: linesOf(room, shared), privateTo: null });
}

/**
 * Builds everything a guide may know when it answers one partner alone: their own private words,
 * and the shared messages.
 */
export async function privateTurn(
  ctx: MemberCtx,
  room: Room,
  message: RelationshipMessage,
): Promise<Turn> {
  const { session, key } = room;
  const readable = await findReadable(ctx, session.id, key, {
    limit: HISTORY_LINES,
    upTo: message,
  });
  const own = readable.filter(
    ({ isPrivate, senderId, senderType }) =>
      isPrivate && (senderType === "ai" || senderId === room.me.id),
  );
  const shared = await findShared(ctx, session.id, key, { limit: SHARED_LINES });
  return turnOf(ctx, room, {
    lines: linesOf(room, own),
    privateTo: { shared: linesOf(room, shared) },
  });
}

/**
 * Leaves out messages that showed a crisis, which are answered to their writer alone, and pauses,
 * which aren't part of the conversation.
 */
const linesOf = (room: Room, messages: readonly RelationshipMessage[]): TurnLine[] =>
  messages
    .filter(
      ({ isPrivate, metadata, messageType }) =>
        (isPrivate || !metadata?.apart) && messageType !== "pause",
    )
    .map(({ senderType, senderId, content }) =>
      senderType === "ai"
        ? { role: "assistant", content }
        : { role: "user", content, speaker: nameIn(room, senderId) },
    );

function nameIn({ me, other }: Room, senderId: string | null): string {
  const [mine, theirs] = namesOfTwo(me, other);
  return senderId === me.id ? mine : theirs;
}

function turnOf(
  ctx: MemberCtx,
  room: Room,
  {
    lines,
    privateTo,
  }: { lines: readonly TurnLine[]; privateTo: { shared: readonly TurnLine[] } | null },
): Turn {
  const { session, relationship, key, me, other } = room;
  const [speaker, listener] = namesOfTwo(me, other);
  const { goals } = relationshipSeal.open(key, {
    id: relationship.id,
    goals: relationship.goals,
    relationshipName: null,
    challenges: null,
    communicationStyle: null,
    conflictResolutionStyle: null,
  });
  return {
    sessionId: session.id,
    audience: "adult",
    language: spokenLanguageOf(ctx.actor.user.language),
    // Details one partner shared elsewhere don't belong in a couples conversation.
    firstName: privateTo ? speaker : null,
    age: null,
    culturalBackground: null,
    religion: null,
    therapyGoals: null,
    memory: [],
    before: null,
    approaches: leadingNotes({
      approach: session.therapyApproach,
      focus: session.sessionFocus,
      isPrivate: privateTo !== null,
    }),
    lines,
    couple: {
      speaker,
      listener,
      approach: session.therapyApproach,
      focus: session.sessionFocus,
      goals: goals ?? [],
      privateTo,
    },
  };
}
