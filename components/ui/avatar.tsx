import { UserRound } from "lucide-react";
import { cn } from "./cn";

interface AvatarProps {
  src: string;
  /** Whose picture it is: the first letter stands in for a picture that may not be fetched. */
  name: string | null;
  /** Empty when the name stands beside the picture. */
  alt: string;
  className?: string;
}

const ROUND = "size-9 shrink-0 rounded-full border border-line";

/**
 * The picture where no other host learns of the visit, else the person's initial (decision
 * 0013).
 */
export function Avatar({ src, name, alt, className }: AvatarProps) {
  if (!isOurs(src)) return <Initial name={name} alt={alt} className={className} />;
  return (
    // biome-ignore lint/performance/noImgElement: a person's picture is handed to no optimiser, which would cache it
    <img
      src={src}
      alt={alt}
      width={40}
      height={40}
      className={cn(ROUND, "bg-sunk object-cover", className)}
    />
  );
}

function Initial({ name, alt, className }: Omit<AvatarProps, "src">) {
  const spoken = alt
    ? ({ role: "img", "aria-label": alt } as const)
    : ({ "aria-hidden": true } as const);
  const letter = initialOf(name);
  return (
    <span
      {...spoken}
      className={cn(
        ROUND,
        "@container grid select-none place-items-center bg-primary-soft font-display text-primary-deep",
        className,
      )}
    >
      {letter ? (
        <span className="text-[45cqi] leading-none">{letter}</span>
      ) : (
        <UserRound className="size-1/2" />
      )}
    </span>
  );
}

/**
 * The first letter with its marks, which Hindi and decomposed accents carry as characters of their
 * own.
 */
const initialOf = (name: string | null): string | undefined =>
  name
    ?.trim()
    .match(/^.\p{M}*/u)?.[0]
    .toUpperCase();

/**
 * Any host: an address that keeps it names none of its own. The server, which draws first, does not
 * know the real one.
 */
const HERE = "http://here.invalid";

function isOurs(src: string): boolean {
  try {
    const { origin, protocol, pathname } = new URL(src, HERE);
    return origin === HERE || (protocol === "data:" && pathname.startsWith("image/"));
  } catch {
    return false;
  }
}
