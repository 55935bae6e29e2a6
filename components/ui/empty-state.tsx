import type { ReactNode } from "react";
import { cn } from "./cn";

interface EmptyStateProps {
  title: ReactNode;
  /** Says what to do next. */
  children: ReactNode;
  art?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, art, action, className }: EmptyStateProps) {
  return (
    <div className={cn("grid justify-items-center gap-2 px-4 py-8 text-center", className)}>
      {art ? <div className="mb-2 w-40">{art}</div> : null}
      <p className="font-display text-xl">{title}</p>
      <p className="max-w-sm text-ink-soft">{children}</p>
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
