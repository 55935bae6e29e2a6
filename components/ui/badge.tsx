import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeStyles = cva(
  "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-sm",
  {
    variants: {
      tone: {
        plain: "border border-line bg-card text-ink",
        soft: "bg-primary-soft text-primary-deep",
        accent: "bg-accent-soft text-accent-ink",
        signal: "bg-signal-soft text-signal-ink",
        sunk: "bg-sunk text-ink-soft",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

interface BadgeProps extends ComponentProps<"span">, VariantProps<typeof badgeStyles> {}

export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={cn(badgeStyles({ tone }), className)} />;
}

/**
 * A small tappable element, such as a suggested activity or a filter; `aria-pressed` marks a
 * selected one.
 */
export function Chip({ className, type = "button", ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type}
      className={cn(
        "inline-flex min-h-10 items-center gap-2 rounded-full border border-line-strong bg-card px-4 py-1.5 font-semibold text-ink text-sm transition-colors",
        "hover:border-primary hover:bg-primary-soft disabled:opacity-55",
        "aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary",
        className,
      )}
    />
  );
}
