import type { Audience } from "@/lib/shared/audience";

const adult = {
  newSessionTitle: "Therapy Session",
  replyPending: "Your last message is still being answered. Please wait a moment.",
  lostReply: "I lost my answer to this on the way. What you wrote is here, and I am still listening.",
  planLimit:
    "You have begun five conversations in the last seven days. Upgrade to begin more, or go on in one of them.",
};

export type ChatCopy = typeof adult;

const child: ChatCopy = {
  newSessionTitle: "Chat with Buddy",
  replyPending: "Buddy is still thinking about your last message. Wait a moment, please.",
  lostReply: "Oh, my answer got lost. I still have what you wrote. I am here.",
  planLimit: "You started five chats this week. You can keep going in one of them. Ask a parent if you want more.",
};

export const CHAT_COPY: Record<Audience, ChatCopy> = { adult, child };
