import type { Audience } from "@/lib/shared/audience";

/**
 * What stays behind when the crisis dialog is closed (CHAT-16). Apart: rooms that need nothing else
 * of the chat say it too.
 */
export const CRISIS_TOAST: Record<Audience, { title: string; description: string }> = {
  adult: {
    title: "Crisis Support Available",
    description:
      "You can call or text 988 now, day or night. The Crisis button shows more ways to reach a person.",
  },
  child: {
    title: "Crisis Support Available",
    description: "You can call or text 988 any time. An adult you trust can help you do it.",
  },
};
