"use client";

import { type ComponentProps, useCallback } from "react";
import { repeatEarlyPress } from "@/lib/client/early-press";
import { type ButtonLook, buttonStyles } from "./button-styles";
import { cn } from "./cn";
import { Spinner } from "./spinner";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Work is in progress: the button shows that, keeps its place and ignores further presses. */
  pending?: boolean;
}

/**
 * A press before the page's scripts have loaded isn't lost: it counts once the button has its
 * listener.
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
