import { PERSONA } from "@/lib/shared/product";
import type { WithoutYes } from "../types";

export const HELP =
  "If you need help right now, tap the red Help! button at the top. It always works.";

/**
 * Why a part of the app is closed to a child without a yes. Home, the chat and the family page all
 * use these texts. They're separate from the other consent copy because every chat loads them.
 */
export const SHUT = {
  pending: {
    /** Replaces "Online" in the chat. */
    status: "Not here yet",
    placeholder: `${PERSONA.child} can't answer yet`,
    talk: `${PERSONA.child} can talk with you when your grown-up says yes.`,
    family: `They don't see anything yet. First your grown-up has to say yes. Then they can see which days you are here, and the feelings you pick to show. They can't read what you tell ${PERSONA.child}.`,
    show: "You can't show more right now. We are waiting for your grown-up's yes. You can still hide what you showed.",
  },
  refused: {
    status: "Not here now",
    placeholder: `${PERSONA.child} can't answer now`,
    talk: `Your grown-up said no for now. So ${PERSONA.child} can't talk with you.`,
    family: "Your grown-up said no for now. They don't see anything about you here.",
    show: "You can't show more right now. Your grown-up said no for now. You can still hide what you showed.",
  },
  withdrawn: {
    status: "On a break",
    placeholder: `${PERSONA.child} can't answer now`,
    talk: `Your grown-up changed their yes to no for now. So ${PERSONA.child} can't talk with you.`,
    family:
      "Your grown-up changed their yes to no for now. They don't see anything about you here.",
    show: "You can't show more right now. Your grown-up changed their yes to no. You can still hide what you showed.",
  },
} satisfies Record<
  WithoutYes,
  Record<"status" | "placeholder" | "talk" | "family" | "show", string>
>;
