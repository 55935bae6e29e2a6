import { LifeBuoy } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";

/**
 * Opens the crisis dialog natively, so it works before and without the page's scripts (CRIS-09).
 */
export function CrisisButton({
  children,
  variant = "crisis",
  ...rest
}: ComponentProps<typeof Button>) {
  return (
    <Button {...rest} variant={variant} command="show-modal" commandfor={CRISIS_DIALOG_ID}>
      <LifeBuoy aria-hidden className="size-[1.15em]" />
      {children}
    </Button>
  );
}
