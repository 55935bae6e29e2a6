import type { Audience } from "@/lib/shared/audience";
import { PRODUCT } from "@/lib/shared/product";

/**
 * The link to the page from elsewhere. It's separate because home needs nothing else from this
 * copy.
 */
export const FAMILY_DOOR = {
  adult: {
    title: "My family",
    text: `See how your child is doing with ${PRODUCT.child}: days of use, moods they chose to show you, and whether we helped.`,
    open: "Open",
  },
  child: {
    title: "What my grown-up sees",
    text: "You see the same page they do. You pick the feelings they can see.",
    open: "Take a look",
  },
} as const satisfies Record<Audience, { title: string; text: string; open: string }>;
