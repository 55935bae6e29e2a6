import type { ComponentProps } from "react";
import { type ButtonLook, buttonStyles } from "./button-styles";
import { cn } from "./cn";
import { Spinner } from "./spinner";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Work is under way: the button says so, keeps its place and takes no second press. */
  pending?: boolean;
}

export function Button({ variant, size, pending, className, children, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={rest.disabled || pending}
      aria-busy={pending || undefined}
      className={cn(buttonStyles({ variant, size }), className)}
    >
      {pending ? <Spinner className="size-4" /> : null}
      {children}
    </button>
  );
}
