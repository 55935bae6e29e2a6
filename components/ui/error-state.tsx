import { RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";

interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** Every failed read can be tried again. */
  onRetry: () => void;
  retryLabel?: string;
  retrying?: boolean;
  className?: string;
}

export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = "Retry",
  retrying,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cn("grid justify-items-center gap-2 px-4 py-8 text-center", className)}
    >
      <p className="font-display text-xl">{title}</p>
      {children ? <p className="max-w-sm text-ink-soft">{children}</p> : null}
      <Button variant="secondary" className="mt-3" onClick={onRetry} pending={retrying}>
        {retrying ? null : <RotateCw aria-hidden className="size-4" />}
        {retryLabel}
      </Button>
    </div>
  );
}
