import { LogOut, Menu, ShieldCheck, UserRound, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Feature } from "@/lib/core/settings/constants";
import type { Audience } from "@/lib/shared/audience";
import { CloseOnNavigation } from "./close-on-navigation";
import { SHELL } from "./copy";
import { NavLink } from "./nav-link";
import { placesFor, staffAreaLink } from "./places";
import type { Viewer } from "./types";

const MENU_ID = "main-menu";
const ROW =
  "flex min-h-12 items-center gap-3.5 rounded-control px-3.5 font-medium text-ink transition-colors hover:bg-primary-soft aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-deep [&_svg]:size-5 [&_svg]:text-primary";

interface HeaderMenuProps {
  viewer: Viewer;
  audience: Audience;
  closed?: readonly Feature[];
}

/**
 * All places, for widths at which the header can't show them. As a popover, it opens, closes and
 * returns focus natively.
 */
export function HeaderMenu({ viewer, audience, closed }: HeaderMenuProps) {
  const copy = SHELL[audience];
  const door = staffAreaLink(viewer, audience);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={copy.menu}
        className="grid size-10 place-items-center rounded-full text-ink hover:bg-sunk xl:hidden"
      >
        <Menu aria-hidden className="size-5" />
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={copy.menu}
        className="sheet fixed inset-auto end-3 top-[calc(var(--header-h)+env(safe-area-inset-top)+0.5rem)] w-[min(20rem,calc(100vw-1.5rem))] rounded-card border border-line bg-card p-2 text-ink shadow-lifted"
      >
        <CloseOnNavigation popoverId={MENU_ID} />
        <ul>
          {placesFor(audience, closed).map(({ href, label, icon: Icon }) => (
            <Row key={href}>
              <NavLink href={href} className={ROW}>
                <Icon aria-hidden />
                {label}
              </NavLink>
            </Row>
          ))}
          {viewer.hasFamily ? (
            <Row>
              <NavLink href="/family" className={ROW}>
                <Users aria-hidden />
                {copy.family}
              </NavLink>
            </Row>
          ) : null}
          {door ? (
            <Row>
              <NavLink href={door.href} className={ROW}>
                <ShieldCheck aria-hidden />
                {door.label}
              </NavLink>
            </Row>
          ) : null}
          <Row>
            <NavLink href="/account" className={ROW}>
              <UserRound aria-hidden />
              {copy.account}
            </NavLink>
          </Row>
          <Row>
            <a href="/api/logout" className={ROW}>
              <LogOut aria-hidden />
              {copy.signOut}
            </a>
          </Row>
        </ul>
      </nav>
    </>
  );
}

const Row = ({ children }: { children: ReactNode }) => <li>{children}</li>;
