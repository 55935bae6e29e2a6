import type { Audience } from "@/lib/shared/audience";
import { CRISIS_TOAST } from "./copy/crisis-toast";
import { FIELD_COPY } from "./copy/field";
import { OPTIONS_COPY } from "./copy/options";
import { TALKER_COPY } from "./copy/talker";
import { NEW_SESSION_TITLE } from "./copy/titles";
import { DISCLOSURE, GREETING } from "./opening-words";

/** Whether the guide was told about a culture or a faith (CHAT-06, CHAT-07). */
export type ChatMode = "cultural" | "standard";

const adult = {
  ...TALKER_COPY.adult,
  ...FIELD_COPY.adult,
  newSessionTitle: NEW_SESSION_TITLE.adult as string,
  replyPending: "Sage is still answering your last message. Please wait a moment.",
  lostReply: "I lost my answer on the way. Your message is still here, and I'm still listening.",
  planLimit: (begun: number) =>
    `You've started ${begun} conversations in the last seven days. Upgrade to start more, or continue one of them.`,

  modes: {
    cultural: {
      label: "Cultural Mode",
      hint: "Sage keeps in mind the culture and faith in your profile. You can change them there.",
    },
    standard: {
      label: "Standard Mode",
      hint: "Sage doesn't know your culture or faith. Add them to your profile, and Sage will keep them in mind.",
    },
  } as Record<ChatMode, { label: string; hint: string }> | null,
  greeting: GREETING.adult,
  disclosure: DISCLOSURE.adult,
  reminder:
    "A reminder: Sage is an AI. It can get things wrong, and a person can help where it can't.",
  conversation: "Conversation",
  you: "You",
  thinking: "Sage is thinking",
  notSent: "Not sent yet.",
  interrupted: "The answer was interrupted. Your message is saved.",
  tryAgain: "Try again",
  takeBack: "Edit",
  latest: "Go to newest message",
  earlier: "Earlier messages",
  earlierFailed: "We couldn't load the earlier messages. Please try again.",
  opening: "Getting your conversation ready",
  openFailed: "The conversation didn't open.",
  readFailed: "We couldn't load this conversation.",
  retry: "Retry",
  upgrade: { text: "See the plans", href: "/subscribe" } as { text: string; href: string } | null,
  toast: {
    openFailed: { title: "Error", description: "Failed to create chat session" },
    sendFailed: { title: "Error", description: "Failed to send message. Please try again." },
    changeFailed: { title: "Error", description: "We couldn't change that. Please try again." },
    crisis: CRISIS_TOAST.adult,
    ended: { title: "Conversation ended", description: "Send a message to reopen it." },
    deleted: {
      title: "Conversation deleted",
      description: "The conversation and all its messages are gone.",
    },
  },
  list: {
    ...OPTIONS_COPY.adult,
    title: "Conversations",
    open: "Conversations",
    new: "New conversation",
    memory: "What Sage remembers",
    empty: "Your conversations will appear here.",
    find: "Find a conversation",
    findHint: "Part of its name",
    notFound: "No conversations with that name.",
    options: (title: string) => `Options for ${title}`,
    name: "Name",
    save: "Save name",
    nameMissing: "Give the conversation a name",
    end: "End conversation",
    endHint: "Sums it up in your words. You can continue later.",
    delete: "Delete conversation",
    deleteHint: "Deletes it and all its messages. This can't be undone.",
    deleteSure: "Delete for good",
    keep: "Keep it",
    ended: "Ended",
    summary: "What you talked about",
    noSummary: "You talked, and it's all still here. There's no summary.",
  },
};

export type ChatCopy = typeof adult;

const child: ChatCopy = {
  ...TALKER_COPY.child,
  ...FIELD_COPY.child,
  newSessionTitle: NEW_SESSION_TITLE.child,
  replyPending: "Buddy is still thinking about your last message. Please wait a moment.",
  lostReply: "My answer got lost. I still have what you wrote. I'm here.",
  planLimit: (begun: number) =>
    `You started ${begun} chats this week. You can keep going in one of them. Ask a parent if you want more.`,

  modes: null,
  greeting: GREETING.child,
  disclosure: DISCLOSURE.child,
  reminder:
    "Just so you know: Buddy is an AI, not a person. You have talked for a while. Maybe take a break?",
  conversation: "Chat",
  you: "You",
  thinking: "Buddy is thinking",
  notSent: "Not sent yet.",
  interrupted: "Buddy got stuck. Your message is saved.",
  tryAgain: "Try again",
  takeBack: "Change it",
  latest: "Go to the end",
  earlier: "See older messages",
  earlierFailed: "The older messages didn't load. Try again.",
  opening: "Getting your chat ready",
  openFailed: "The chat didn't open.",
  readFailed: "We couldn't load the chat.",
  retry: "Try again",
  upgrade: null,
  toast: {
    openFailed: { title: "Error", description: "Failed to create chat session" },
    sendFailed: { title: "Error", description: "Failed to send message. Please try again." },
    changeFailed: { title: "Error", description: "That didn't work. Please try again." },
    crisis: CRISIS_TOAST.child,
    ended: { title: "Chat closed", description: "It opens again when you write." },
    deleted: { title: "Chat deleted", description: "It's all gone now." },
  },
  list: {
    ...OPTIONS_COPY.child,
    title: "Your chats",
    open: "Your chats",
    new: "New chat",
    memory: "What Buddy remembers",
    empty: "Your chats will show up here.",
    find: "Find a chat",
    findHint: "Part of its name",
    notFound: "No chat has that name.",
    options: (title) => `Options for ${title}`,
    name: "Name",
    save: "Save name",
    nameMissing: "Give the chat a name",
    end: "End chat",
    endHint: "You can write again later.",
    delete: "Delete chat",
    deleteHint: "Everything in it goes away. You can't get it back.",
    deleteSure: "Yes, delete it",
    keep: "Keep it",
    ended: "Closed",
    summary: "What you talked about",
    noSummary: "You talked, and it's still here.",
  },
};

export const CHAT_COPY: Record<Audience, ChatCopy> = { adult, child };
