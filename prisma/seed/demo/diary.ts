import { factsIn } from "@/lib/features/conversation/memory/facts";
import { memorySeal } from "@/lib/features/conversation/memory/sealed";
import { chatMessageSeal, chatSessionSeal } from "@/lib/features/conversation/sealed";
import { moodSeal } from "@/lib/features/mood/sealed";
import { type SeedCtx, seedId } from "../seed";
import type { Account } from "./account";
import { type CheckIn, type Conversation, dateOf, minutesAfter } from "./story";

const MINUTES_PER_LINE = 2;

/** `shown`: indices of the check-ins that a minor chose to show to their parent. */
export async function seedCheckIns(
  { db, now }: SeedCtx,
  { id: userId, name, key }: Account,
  list: readonly CheckIn[],
  shown: readonly number[] = [],
) {
  await db.moodEntry.createMany({
    data: list.map(([daysAgo, at, mood, moodScore, notes, ...triggers], index) => {
      const id = seedId("mood", name, index);
      const createdAt = dateOf(now, daysAgo, at);
      const sharedWithGuardianAt = shown.includes(index) ? createdAt : null;
      return {
        id,
        userId,
        mood,
        moodScore,
        createdAt,
        sharedWithGuardianAt,
        ...moodSeal.seal(key, id, { notes, triggers }),
      };
    }),
    skipDuplicates: true,
  });
}

export async function seedConversations(
  ctx: SeedCtx,
  account: Account,
  list: readonly Conversation[],
): Promise<void> {
  for (const conversation of list) await seedConversation(ctx, account, conversation);
}

async function seedConversation(
  { db, now }: SeedCtx,
  account: Account,
  conversation: Conversation,
): Promise<void> {
  const { id: userId, name, key } = account;
  const { slug, title, summary, mood, lines } = conversation;
  const id = seedId("conversation", name, slug);
  const begin = dateOf(now, conversation.daysAgo, conversation.at);
  const at = (line: number) => minutesAfter(begin, line * MINUTES_PER_LINE);
  const session = {
    id,
    userId,
    mood,
    revision: lines.length,
    createdAt: begin,
    updatedAt: at(lines.length - 1),
    ...chatSessionSeal.seal(key, id, { title, summary }),
  };
  const messages = lines.map(([role, content, ...activities], line) => {
    const messageId = seedId("message", name, slug, line);
    const metadata = activities.length > 0 ? { suggested_activities: activities } : undefined;
    const createdAt = at(line);
    const sealed = chatMessageSeal.seal(key, messageId, { content, metadata });
    return { id: messageId, sessionId: id, role, createdAt, completedAt: createdAt, ...sealed };
  });
  await db.$transaction([
    db.chatSession.createMany({ data: [session], skipDuplicates: true }),
    db.chatMessage.createMany({ data: messages, skipDuplicates: true }),
  ]);
}

/** Seeds the guide's memory of these conversations: the sentences it would have kept itself. */
export async function seedMemory(
  { db, now }: SeedCtx,
  { id: userId, name, key }: Account,
  list: readonly Conversation[],
): Promise<void> {
  const data = list.flatMap(({ slug, daysAgo, at, lines }) =>
    lines.flatMap(([role, content], line) => {
      const said = minutesAfter(dateOf(now, daysAgo, at), line * MINUTES_PER_LINE);
      return (role === "user" ? factsIn(content) : []).map((fact, index) => {
        const id = seedId("memory", name, slug, line, index);
        const sourceMessageId = seedId("message", name, slug, line);
        const sealed = memorySeal.seal(key, id, { content: fact });
        return { id, userId, sourceMessageId, createdAt: said, updatedAt: said, ...sealed };
      });
    }),
  );
  await db.memoryItem.createMany({ data, skipDuplicates: true });
}
