import type { Metadata } from "next";
import { ChatWaiting } from "@/components/chat/chat-waiting";
import { OpenChat } from "@/components/chat/open-chat";
import { pageContext } from "@/lib/server/page-context";
import { chatPerson } from "./person";

export const metadata: Metadata = { title: "Chat" };

export default async function ChatPage() {
  const ctx = await pageContext("onboarded");
  const person = await chatPerson(ctx);
  const { consent } = ctx.actor.user;
  const mayTalk = consent === "not_needed" || consent === "granted";
  return mayTalk ? <OpenChat person={person} /> : <ChatWaiting person={person} />;
}
