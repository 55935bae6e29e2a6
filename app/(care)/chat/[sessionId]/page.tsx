import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChatRoom } from "@/components/conversation/chat-room";
import { messagesKey, sessionsKey } from "@/lib/features/conversation/constants";
import { listMessages } from "@/lib/features/conversation/list-messages";
import { listSessions } from "@/lib/features/conversation/queries";
import { listMessagesInput } from "@/lib/features/conversation/schema";
import type { ChatMessage } from "@/lib/features/conversation/types";
import type { MemberCtx } from "@/lib/ports/context";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { Failure } from "@/lib/shared/failure";
import { chatPerson } from "../person";

export const metadata: Metadata = { title: "Chat" };

/** An unknown conversation and someone else's get the same response (CHAT-22). */
async function ownMessages(ctx: MemberCtx, sessionId: string): Promise<ChatMessage[]> {
  const input = listMessagesInput.safeParse({ sessionId });
  if (!input.success) notFound();
  try {
    return await listMessages(ctx, input.data);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") notFound();
    throw error;
  }
}

export default async function ConversationPage({
  params,
}: {
  params: Promise<{ sessionId: string }>;
}) {
  const { sessionId } = await params;
  const ctx = await pageContext("onboarded");
  const messages = await ownMessages(ctx, sessionId);
  const [person, state] = await Promise.all([
    chatPerson(ctx),
    hydrated(ctx, [
      { queryKey: messagesKey(sessionId), read: async () => messages },
      { queryKey: sessionsKey, read: () => listSessions(ctx) },
    ]),
  ]);
  return (
    <HydrationBoundary state={state}>
      <ChatRoom sessionId={sessionId} person={person} />
    </HydrationBoundary>
  );
}
