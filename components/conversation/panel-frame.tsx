import type { ReactNode } from "react";

/** 80% of the viewport height (CHAT-04); on phones, all the space between header and bottom bar. */
export function PanelFrame({ children }: { children: ReactNode }) {
  return (
    <div
      data-chat-panel
      className="flex h-[calc(100dvh-var(--header-h)-var(--bar-h))] min-w-0 flex-col overflow-hidden bg-card md:h-[80vh] md:rounded-panel md:border md:border-line md:shadow-rest"
    >
      {children}
    </div>
  );
}
