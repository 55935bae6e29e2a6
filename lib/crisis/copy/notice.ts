import type { Audience } from "@/lib/shared/audience";

interface Notice {
  readonly title: string;
  readonly description: string;
}

/**
 * Stays on the page after something written outside a conversation opened the crisis dialog. It's
 * read once the dialog is closed, so it points to the button, not the dialog (CRIS-16).
 */
export const HELP_NOTICE: Readonly<Record<Audience, Notice>> = {
  adult: {
    title: "Crisis Support Available",
    description: "What you wrote matters. The Crisis button shows people you can reach now.",
  },
  child: {
    title: "Crisis Support Available",
    description: "It was right to write that. The Help! button shows who can help you now.",
  },
};
