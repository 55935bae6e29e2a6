import type { ReactNode } from "react";

/**
 * Where notices float, one below the other: under the header, so that they cover neither the Crisis button nor the
 * field and the button at the foot of a conversation.
 */
export function UpperEdge({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-h)+env(safe-area-inset-top)+0.5rem)] z-30 grid gap-2 sm:inset-x-5">
      {children}
    </div>
  );
}
