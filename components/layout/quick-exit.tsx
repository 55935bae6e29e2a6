import { DoorOpen } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

interface QuickExitProps extends Omit<ComponentProps<typeof Button>, "children"> {
  url: string;
  label: string;
  hint: string;
  /** Shows only the door icon on phones; the name stays for screen readers. */
  compact?: boolean;
}

/**
 * Replaces the page with `url` and clears the drafts. `public/first-aid.js` handles the
 * click and the triple Escape, because it runs before the page's own scripts.
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
