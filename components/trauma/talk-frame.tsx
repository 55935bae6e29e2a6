import type { ReactNode } from "react";

/** As high as the chat's panel; on phones it leaves room for the bar that stays at hand. */
export function TalkFrame({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-(--gutter) flex h-[calc(100dvh-var(--header-h)-var(--bar-h)-4rem)] min-h-96 min-w-0 flex-col overflow-hidden border-line border-y bg-card md:mx-0 md:h-[80vh] md:rounded-panel md:border md:shadow-rest">
      {children}
    </div>
  );
}
