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

export function RoomFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[82rem] md:px-(--gutter) md:py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-6">
      <div className="hidden max-h-[80vh] overflow-y-auto overflow-x-hidden overscroll-contain p-1 lg:block">
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
