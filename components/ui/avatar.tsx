import { UserRound } from "lucide-react";
import { cn } from "./cn";

interface AvatarProps {
  src: string;
  /** The person shown; their initial replaces a picture that may not be fetched. */
  name: string | null;
  /** Empty if the name is next to the picture. */
  alt: string;
  className?: string;
}

const ROUND = "size-9 shrink-0 rounded-full border border-line";

/**
 * Shows the picture if no other host learns of the visit, or else the person's initial
 * (decision 0013).
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
 * The first letter with its combining marks, which are separate characters in Hindi and in
 * decomposed accents.
 */
const initialOf = (name: string | null): string | undefined =>
  name
    ?.trim()
    .match(/^.\p{M}*/u)?.[0]
    .toUpperCase();

/**
 * Placeholder host for resolving URLs: only relative ones keep it. The real host is unknown to the
 * server, which renders first.
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
