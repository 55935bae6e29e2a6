import type { Metadata } from "next";
import { ChatWaiting } from "@/components/conversation/chat-waiting";
import { OpenChat } from "@/components/conversation/open-chat";
import { pageContext } from "@/lib/server/page-context";
import { chatPerson } from "./person";

export const metadata: Metadata = { title: "Chat" };

export default async function ChatPage() {
  const ctx = await pageContext("onboarded");
  const person = await chatPerson(ctx);
  return person.shut ? (
    <ChatWaiting person={person} shut={person.shut} />
  ) : (
    <OpenChat person={person} />
  );
}
