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
    placeholder: `${PERSONA.child} cannot answer yet`,
    talk: `${PERSONA.child} can talk with you when your grown-up says yes.`,
    family: `They see nothing yet. First your grown-up has to say yes. Then they can see on which days you are here, and the feelings you pick to show. They can not read what you tell ${PERSONA.child}.`,
    show: "You can not show more right now. We wait for your grown-up's yes. You can take back what you showed.",
  },
  refused: {
    status: "Not here now",
    placeholder: `${PERSONA.child} cannot answer now`,
    talk: `Your grown-up said no for now. So ${PERSONA.child} cannot talk with you.`,
    family: "Your grown-up said no for now. They see nothing about you here.",
    show: "You can not show more right now. Your grown-up said no for now. You can take back what you showed.",
  },
  withdrawn: {
    status: "On a break",
    placeholder: `${PERSONA.child} cannot answer now`,
    talk: `Your grown-up took their yes back for now. So ${PERSONA.child} cannot talk with you.`,
    family: "Your grown-up took their yes back for now. They see nothing about you here.",
    show: "You can not show more right now. Your grown-up took their yes back. You can take back what you showed.",
  },
} satisfies Record<
  WithoutYes,
  Record<"status" | "placeholder" | "talk" | "family" | "show", string>
>;
