import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyles } from "./button-styles";
import { cn } from "./cn";

interface LinkButtonProps extends ComponentProps<typeof Link>, ButtonLook {}

/** A link that looks like a button. Use it for navigation; `Button` is for actions. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={cn(buttonStyles({ variant, size }), className)} />;
}

interface AnchorButtonProps extends ComponentProps<"a">, ButtonLook {}

/**
 * For URLs that need a full page load or leave the app: sign-in, sign-out, tel:, sms:, other sites.
 */
export function AnchorButton({ variant, size, className, children, ...rest }: AnchorButtonProps) {
  return (
    <a {...rest} className={cn(buttonStyles({ variant, size }), className)}>
      {children}
    </a>
  );
}
