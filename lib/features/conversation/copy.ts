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
  replyPending: "Your last message is still being answered. Please wait a moment.",
  lostReply:
    "I lost my answer to this on the way. What you wrote is here, and I am still listening.",
  planLimit: (begun: number) =>
    `You have begun ${begun} conversations in the last seven days. Upgrade to begin more, or go on in one of them.`,

  modes: {
    cultural: {
      label: "Cultural Mode",
      hint: "Sage keeps in mind the culture and faith that you named in your profile. You can change them there.",
    },
    standard: {
      label: "Standard Mode",
      hint: "Sage knows nothing of your culture or faith. Name them in your profile, and Sage keeps them in mind.",
    },
  } as Record<ChatMode, { label: string; hint: string }> | null,
  greeting: GREETING.adult,
  disclosure: DISCLOSURE.adult,
  reminder:
    "A reminder: Sage is an AI. It can get things wrong, and a person can help where it cannot.",
  conversation: "Conversation",
  you: "You",
  thinking: "Sage is thinking",
  notSent: "Not sent yet.",
  interrupted: "The answer was interrupted. Your message is saved.",
  tryAgain: "Try again",
  takeBack: "Edit",
  latest: "To the newest message",
  earlier: "Earlier messages",
  earlierFailed: "The earlier messages did not come. Please try again.",
  opening: "Getting the room ready",
  openFailed: "The conversation did not open.",
  readFailed: "The conversation could not be read just now.",
  retry: "Retry",
  upgrade: { text: "See the plans", href: "/subscribe" } as { text: string; href: string } | null,
  toast: {
    openFailed: { title: "Error", description: "Failed to create chat session" },
    sendFailed: { title: "Error", description: "Failed to send message. Please try again." },
    changeFailed: { title: "Error", description: "That could not be changed. Please try again." },
    crisis: CRISIS_TOAST.adult,
    ended: { title: "Conversation ended", description: "It opens again with your next message." },
    deleted: { title: "Conversation deleted", description: "It and all its messages are gone." },
  },
  list: {
    ...OPTIONS_COPY.adult,
    title: "Conversations",
    open: "Conversations",
    new: "New conversation",
    memory: "What Sage remembers",
    empty: "Your conversations will stand here.",
    find: "Find a conversation",
    findHint: "Part of its name",
    notFound: "No conversation has that name.",
    options: (title: string) => `Options for ${title}`,
    name: "Name",
    save: "Save name",
    nameMissing: "Give the conversation a name",
    end: "End conversation",
    endHint: "Sums it up in your words. You can go on later.",
    delete: "Delete conversation",
    deleteHint: "Removes it and all its messages. This cannot be undone.",
    deleteSure: "Delete for good",
    keep: "Keep it",
    ended: "Ended",
    summary: "What you talked about",
    noSummary: "You talked, and it is all still here. Nothing of it was put into a summary.",
  },
};

export type ChatCopy = typeof adult;

const child: ChatCopy = {
  ...TALKER_COPY.child,
  ...FIELD_COPY.child,
  newSessionTitle: NEW_SESSION_TITLE.child,
  replyPending: "Buddy is still thinking about your last message. Wait a moment, please.",
  lostReply: "My answer got lost. I still have what you wrote. I am here.",
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
  earlierFailed: "The older messages did not come. Try again.",
  opening: "Getting your chat ready",
  openFailed: "The chat did not open.",
  readFailed: "We could not load the chat.",
  retry: "Try again",
  upgrade: null,
  toast: {
    openFailed: { title: "Error", description: "Failed to create chat session" },
    sendFailed: { title: "Error", description: "Failed to send message. Please try again." },
    changeFailed: { title: "Error", description: "That didn't work. Please try again." },
    crisis: CRISIS_TOAST.child,
    ended: { title: "Chat closed", description: "It opens again when you write." },
    deleted: { title: "Chat deleted", description: "It is all gone now." },
  },
  list: {
    ...OPTIONS_COPY.child,
    title: "Your chats",
    open: "Your chats",
    new: "New chat",
    memory: "What Buddy remembers",
    empty: "Your chats will be here.",
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
    deleteHint: "Everything in it goes away. You cannot get it back.",
    deleteSure: "Yes, delete it",
    keep: "Keep it",
    ended: "Closed",
    summary: "What you talked about",
    noSummary: "You talked, and it is still here.",
  },
};

export const CHAT_COPY: Record<Audience, ChatCopy> = { adult, child };
