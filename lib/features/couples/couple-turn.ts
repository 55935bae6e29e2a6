import type { MemberCtx } from "@/lib/ports/context";
import type { Turn, TurnLine } from "@/lib/ports/model";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { HISTORY_LINES } from "./constants";
import { findReadable, findShared } from "./message-repository";
import { namesOfTwo } from "./policy";
import { APPROACH_NOTES } from "./prompts/approach-notes";
import { FAIRNESS, PRIVACY } from "./prompts/couples-prompt";
import { FOCUS_NOTES } from "./prompts/focus-notes";
import { relationshipSeal } from "./sealed";
import type { Room } from "./session-repository";
import type { RelationshipMessage } from "./types";

/** Of the joint talk, what a private answer may refer to. */
const SHARED_LINES = 12;

/**
 * Everything that a guide may know when it answers both: rows that both may read, and of these none
 * about a crisis. It ends with the message that is answered: what the other wrote meanwhile would
 * be answered as this writer's words.
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
 * What a guide may know when it answers one of them alone: their own private words, and what both
 * may read.
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
 * A message that showed a crisis is answered to its writer alone; a pause is no part of what was
 * talked about.
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
    // What one of them told about themselves elsewhere is no part of a talk of two.
    firstName: privateTo ? speaker : null,
    age: null,
    culturalBackground: null,
    religion: null,
    therapyGoals: null,
    memory: [],
    before: null,
    approaches: [
      { name: "Always", systemPrompt: privateTo ? PRIVACY : FAIRNESS },
      { name: "Approach", systemPrompt: APPROACH_NOTES[session.therapyApproach] },
      { name: "The matter they chose", systemPrompt: FOCUS_NOTES[session.sessionFocus] },
    ],
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
