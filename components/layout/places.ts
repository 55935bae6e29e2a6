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
import type { Audience } from "@/lib/shared/audience";

export interface Place {
  readonly href: string;
  readonly icon: LucideIcon;
  /** `short` is a part of `label`, for the bottom bar. */
  readonly words: Readonly<Record<Audience, { readonly label: string; readonly short: string } | null>>;
  readonly inBottomBar: boolean;
}

const both = (label: string, short = label) => ({ label, short });

/** The places of HEAD-07 … HEAD-14 in their order; null hides a place from an audience. */
export const PLACES: readonly Place[] = [
  { href: "/", icon: House, words: { adult: both("Home"), child: both("Home") }, inBottomBar: true },
  { href: "/chat", icon: MessageCircle, words: { adult: both("Therapy"), child: both("Chat") }, inBottomBar: true },
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
  },
  {
    href: "/couples-therapy",
    icon: HeartHandshake,
    words: { adult: both("Couples Therapy", "Couples"), child: null },
    inBottomBar: false,
  },
  {
    href: "/trauma-therapy",
    icon: Sprout,
    words: { adult: both("Trauma Therapy", "Trauma"), child: both("Trauma Support", "Support") },
    inBottomBar: true,
  },
  {
    href: "/certificates",
    icon: Award,
    words: { adult: both("Certificates"), child: both("My Certificates", "Certificates") },
    inBottomBar: false,
  },
  { href: "/subscribe", icon: Tag, words: { adult: both("Pricing"), child: null }, inBottomBar: false },
];

export interface NamedPlace {
  readonly href: string;
  readonly label: string;
  readonly short: string;
  readonly icon: LucideIcon;
  readonly inBottomBar: boolean;
}

export const placesFor = (audience: Audience): readonly NamedPlace[] =>
  PLACES.flatMap(({ href, icon, words, inBottomBar }) => {
    const named = words[audience];
    return named ? [{ href, icon, inBottomBar, ...named }] : [];
  });
