import { cn } from "./cn";

interface AvatarProps {
  src: string;
  /** Empty when the name stands beside the picture. */
  alt: string;
  className?: string;
}

export function Avatar({ src, alt, className }: AvatarProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the address is the identity provider's, no optimiser may fetch it
    <img
      src={src}
      alt={alt}
      width={40}
      height={40}
      referrerPolicy="no-referrer"
      className={cn("size-9 rounded-full border border-line bg-sunk object-cover", className)}
    />
  );
}
