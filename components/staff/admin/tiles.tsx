import {
  ChartNoAxesColumn,
  HandHeart,
  LifeBuoy,
  Megaphone,
  SlidersHorizontal,
  Users,
} from "lucide-react";
import Link from "next/link";
import { ADMIN_COPY, TILES, type Tile } from "@/lib/across/staff/copy";
import type { StaffRoles } from "@/lib/across/staff/types";

const ICONS: Readonly<Record<string, typeof Users>> = {
  "/admin/users": Users,
  "/admin/therapy-types": HandHeart,
  "/admin/marketing": Megaphone,
  "/admin/settings": SlidersHorizontal,
  "/admin/analytics": ChartNoAxesColumn,
  "/admin/crisis-management": LifeBuoy,
};

/** The role an account lacks for a tile; the page behind it says the same (contract 7). */
function lackOf({ role }: Tile, { isAdmin, isClinician }: StaffRoles): string | null {
  if (role === "admin" && !isAdmin) return ADMIN_COPY.home.needsAdmin;
  if (role === "clinician" && !isAdmin && !isClinician) return ADMIN_COPY.home.needsClinician;
  return null;
}

/** Six places, each a fully clickable card (ADMN-03, ADMN-04). */
export function Tiles({ roles }: { roles: StaffRoles }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {TILES.map((tile) => {
        const Icon = ICONS[tile.href] ?? Users;
        const lack = lackOf(tile, roles);
        return (
          <li key={tile.href}>
            <Link
              href={tile.href}
              aria-describedby={`${tile.href.slice(7)}-about`}
              className="group grid h-full content-start gap-2 rounded-card border border-line bg-card p-5 text-ink no-underline shadow-rest transition-[border-color,background-color] duration-150 ease-soft hover:border-primary hover:bg-primary-soft"
            >
              <Icon aria-hidden className="size-7 text-primary" />
              <span className="font-display text-xl">{tile.title}</span>
              <span id={`${tile.href.slice(7)}-about`} className="text-ink-soft">
                {tile.text}
                {lack ? <span className="mt-1 block font-semibold text-sm">{lack}</span> : null}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
