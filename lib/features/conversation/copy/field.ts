import type { Audience } from "@/lib/shared/audience";

/**
 * The message field. In its own file, because pages without a conversation show it and nothing else
 * from the chat.
 */
const adult = {
  message: "Message",
  placeholder: "Write what's on your mind",
  send: "Send",
  keys: "Press Enter to send, or Shift+Enter for a new line.",
  tooLong: "Message content is too long",
};

export type FieldCopy = typeof adult;

const child: FieldCopy = {
  message: "Message",
  placeholder: "Write to Buddy",
  send: "Send",
  keys: "Press Enter to send.",
  tooLong: "Message content is too long",
};

export const FIELD_COPY: Record<Audience, FieldCopy> = { adult, child };
