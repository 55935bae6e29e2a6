import type { ReactNode } from "react";

/** As tall as the chat's panel; on phones it leaves room for the bar at the bottom. */
export function TalkFrame({ children }: { children: ReactNode }) {
  return (
    <div
      data-talk-frame
      className="-mx-(--gutter) flex h-[calc(100dvh-var(--header-h)-var(--bar-h)-var(--hand-bar-h,3.5rem)-2rem)] min-h-96 min-w-0 flex-col overflow-hidden border-line border-y bg-card md:mx-0 md:h-[80vh] md:rounded-panel md:border md:shadow-rest"
    >
      {children}
    </div>
  );
}
