import { cn } from "@/components/ui/cn";
import type { Feature } from "@/lib/core/settings/constants";
import type { Audience } from "@/lib/shared/audience";
import { NavLink } from "./nav-link";
import { placesFor } from "./places";

const PLACES_ON_TABLETS = 3;
const PLACES_ON_LAPTOPS = 5;

interface HeaderNavProps {
  audience: Audience;
  label: string;
  closed?: readonly Feature[];
}

/** Shows as many places as fit; the menu next to it always has all of them. */
export function HeaderNav({ audience, label, closed }: HeaderNavProps) {
  return (
    <nav aria-label={label} className="hidden md:block">
      <ul className="flex items-center">
        {placesFor(audience, closed).map((place, index) => (
          <li
            key={place.href}
            className={cn(
              index >= PLACES_ON_LAPTOPS
                ? "max-xl:hidden"
                : index >= PLACES_ON_TABLETS && "max-lg:hidden",
            )}
          >
            <NavLink
              href={place.href}
              className="flex min-h-9 items-center whitespace-nowrap rounded-full px-1.5 font-medium text-[0.84375rem] text-ink-soft transition-colors hover:bg-sunk hover:text-ink aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-deep 2xl:px-3 2xl:text-[0.9375rem] kids:px-2.5 kids:font-bold kids:aria-[current]:font-extrabold"
            >
              {place.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
