import { DoorOpen } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface QuickExitProps extends Omit<ComponentProps<typeof Button>, "children"> {
  url: string;
  label: string;
  hint: string;
  /** Only the door on phones; the name stays for those who hear the page. */
  compact?: boolean;
}

/**
 * Replaces the page by `url` and clears the drafts. The click and the three Escapes are
 * handled by `public/first-aid.js`, which runs before the page's own scripts.
 */
export function QuickExit({
  url,
  label,
  hint,
  compact,
  variant = "quiet",
  size = "sm",
  ...rest
}: QuickExitProps) {
  return (
    <Button {...rest} variant={variant} size={size} data-quick-exit={url} title={hint}>
      <DoorOpen aria-hidden className="size-4" />
      <span className={compact ? "max-md:sr-only" : undefined}>{label}</span>
    </Button>
  );
}
