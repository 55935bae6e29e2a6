import type { Feature } from "@/lib/core/settings/constants";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";
import { NavLink } from "./nav-link";
import { placesFor } from "./places";

/** The five main places, within thumb reach. */
export function BottomBar({
  audience,
  closed,
}: {
  audience: Audience;
  closed?: readonly Feature[];
}) {
  return (
    <nav
      aria-label={SHELL[audience].bottomNavigation}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 border-line border-t bg-paper/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      <ul className="grid h-16 auto-cols-fr grid-flow-col px-1">
        {placesFor(audience, closed)
          .filter((place) => place.inBottomBar)
          .map(({ href, label, short, icon: Icon }) => (
            <li key={href}>
              <NavLink
                href={href}
                aria-label={label === short ? undefined : label}
                className="group flex h-full flex-col items-center justify-center gap-0.5 rounded-control font-medium text-[0.75rem] text-ink-soft aria-[current]:font-semibold aria-[current]:text-primary-deep kids:text-[0.6875rem] kids:font-bold"
              >
                <span className="grid h-7 w-14 place-items-center rounded-full transition-colors group-aria-[current]:bg-primary-soft">
                  <Icon aria-hidden className="size-5" />
                </span>
                {short}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  );
}
