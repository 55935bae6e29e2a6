import type { Audience } from "@/lib/shared/audience";

/**
 * The toast that remains after the crisis dialog is closed (CHAT-16). In its own file, because
 * pages that need nothing else from the chat show it too.
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
