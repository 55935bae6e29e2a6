import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const cardStyles = cva("rounded-card border", {
  variants: {
    tone: {
      plain: "border-line bg-card shadow-rest",
      flat: "border-line bg-card",
      sunk: "border-transparent bg-sunk",
      soft: "border-transparent bg-primary-soft",
      accent: "border-transparent bg-accent-soft",
      filled: "border-transparent bg-filled text-on-filled shadow-rest",
      signal: "border-transparent bg-signal-soft",
    },
    padding: { none: "", md: "p-5 sm:p-6", lg: "p-6 sm:p-8" },
  },
  defaultVariants: { tone: "plain", padding: "md" },
});

interface CardProps extends ComponentProps<"div">, VariantProps<typeof cardStyles> {
  as?: "section" | "article" | "div";
}

export function Card({ as: Tag = "section", tone, padding, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      data-surface={tone === "filled" ? "filled" : undefined}
      className={cn(cardStyles({ tone, padding }), className)}
    />
  );
}

interface CardTitleProps extends ComponentProps<"h2"> {
  as?: "h2" | "h3" | "h4";
}

export function CardTitle({ as: Tag = "h2", className, ...rest }: CardTitleProps) {
  return <Tag {...rest} className={cn("text-[1.375rem]", className)} />;
}

export function CardText({ className, ...rest }: ComponentProps<"p">) {
  return (
    <p
      {...rest}
      className={cn("mt-2 text-ink-soft in-data-[surface=filled]:text-on-filled/90", className)}
    />
  );
}
