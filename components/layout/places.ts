import {
  Activity,
  Award,
  HeartHandshake,
  House,
  type LucideIcon,
  MessageCircle,
  Sprout,
  Tag,
  TrendingUp,
} from "lucide-react";
import type { Feature } from "@/lib/core/settings/constants";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";
import type { Viewer } from "./types";

interface Place {
  readonly href: string;
  readonly icon: LucideIcon;
  /** `short` is part of `label`, for the bottom bar. */
  readonly words: Readonly<
    Record<Audience, { readonly label: string; readonly short: string } | null>
  >;
  readonly inBottomBar: boolean;
  /** The feature switch that closes it, and for whom; children always keep their support page. */
  readonly switch?: { readonly feature: Feature; readonly audiences: readonly Audience[] };
}

const both = (label: string, short = label) => ({ label, short });

/** The places of HEAD-07 … HEAD-14 in order; null hides a place from an audience. */
const PLACES: readonly Place[] = [
  {
    href: "/",
    icon: House,
    words: { adult: both("Home"), child: both("Home") },
    inBottomBar: true,
  },
  {
    href: "/chat",
    icon: MessageCircle,
    words: { adult: both("Therapy"), child: both("Chat") },
    inBottomBar: true,
  },
  {
    href: "/dashboard",
    icon: TrendingUp,
    words: { adult: both("Dashboard"), child: both("Progress") },
    inBottomBar: true,
  },
  {
    href: "/physical-therapy",
    icon: Activity,
    words: { adult: both("Physical Therapy", "Physical"), child: both("Movement") },
    inBottomBar: true,
    switch: { feature: "movement", audiences: ["adult", "child"] },
  },
  {
    href: "/couples-therapy",
    icon: HeartHandshake,
    words: { adult: both("Couples Therapy", "Couples"), child: null },
    inBottomBar: false,
    switch: { feature: "couples", audiences: ["adult"] },
  },
  {
    href: "/trauma-therapy",
    icon: Sprout,
    words: { adult: both("Trauma Therapy", "Trauma"), child: both("Trauma Support", "Support") },
    inBottomBar: true,
    switch: { feature: "trauma", audiences: ["adult"] },
  },
  {
    href: "/certificates",
    icon: Award,
    words: { adult: both("Certificates"), child: both("My Certificates", "Certificates") },
    inBottomBar: false,
  },
  {
    href: "/subscribe",
    icon: Tag,
    words: { adult: both("Pricing"), child: null },
    inBottomBar: false,
  },
];

export interface NamedPlace {
  readonly href: string;
  readonly label: string;
  readonly short: string;
  readonly icon: LucideIcon;
  readonly inBottomBar: boolean;
}

/** The navigation's places, without the parts that staff have closed. */
export const placesFor = (
  audience: Audience,
  closed: readonly Feature[] = [],
): readonly NamedPlace[] =>
  PLACES.flatMap(({ href, icon, words, inBottomBar, switch: by }) => {
    const named = words[audience];
    const isClosed = by?.audiences.includes(audience) && closed.includes(by.feature);
    return named && !isClosed ? [{ href, icon, inBottomBar, ...named }] : [];
  });

/**
 * The link into the staff area: admins get its tiles (HEAD-05), clinicians the waiting incidents,
 * everyone else null.
 */
export function staffAreaLink(
  { isAdmin, isClinician }: Pick<Viewer, "isAdmin" | "isClinician">,
  audience: Audience,
): { readonly href: string; readonly label: string } | null {
  if (isAdmin) return { href: "/admin", label: SHELL[audience].admin };
  return isClinician ? { href: "/admin/crisis-management", label: SHELL[audience].desk } : null;
}
