"use client";

import { X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import {
  AUTO_DISMISS_MS,
  currentToasts,
  dismissToast,
  subscribeToToasts,
  type Toast,
} from "@/lib/client/toast";
import { Button } from "./button";
import { cn } from "./cn";

const NONE: readonly Toast[] = [];

/**
 * One toast at a time. Both live regions are in the page from the start, or their first message
 * wouldn't be announced.
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToasts, () => NONE).find(
    (toast) => toast.open,
  );
  const urgent = shown?.variant === "destructive";
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none mx-auto grid print:hidden w-full max-w-md sm:me-0"
    >
      <div role="status">
        {shown && !urgent ? <ToastCard key={shown.id} toast={shown} /> : null}
      </div>
      <div role="alert">{shown && urgent ? <ToastCard key={shown.id} toast={shown} /> : null}</div>
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), AUTO_DISMISS_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a resting pointer or focus only holds the dismissal back
    <div
      data-toast=""
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={cn(
        "pointer-events-auto flex animate-rise items-start gap-3 rounded-card border bg-card p-4 ps-5 shadow-lifted",
        toast.variant === "destructive" ? "border-signal-ink bg-signal-soft" : "border-line-strong",
      )}
    >
      <div className="min-w-0 flex-1 self-center">
        <p className={cn("font-semibold", toast.variant === "destructive" && "text-signal-ink")}>
          {toast.title}
        </p>
        {toast.description ? <p className="text-ink-soft text-sm">{toast.description}</p> : null}
      </div>
      {action ? (
        <Button
          size="sm"
          variant="soft"
          onClick={() => {
            action.onClick();
            dismissToast(toast.id);
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <button
        type="button"
        aria-label="Dismiss notification"
        onClick={() => dismissToast(toast.id)}
        className="-m-1.5 grid size-9 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  );
}
