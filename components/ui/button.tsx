"use client";

import { type ComponentProps, useCallback } from "react";
import { repeatEarlyPress } from "@/lib/client/early-press";
import { type ButtonLook, buttonStyles } from "./button-styles";
import { cn } from "./cn";
import { Spinner } from "./spinner";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Work is under way: the button says so, keeps its place and takes no second press. */
  pending?: boolean;
}

/**
 * A press that comes before the page's scripts is not lost: it counts as soon as the button is
 * listened to.
 */
export function Button({
  variant,
  size,
  pending,
  className,
  children,
  ref,
  type = "button",
  ...rest
}: ButtonProps) {
  const place = useCallback(
    (button: HTMLButtonElement | null) => {
      if (button) repeatEarlyPress(button);
      if (typeof ref === "function") return ref(button);
      if (ref) ref.current = button;
    },
    [ref],
  );
  return (
    <button
      {...rest}
      ref={place}
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
