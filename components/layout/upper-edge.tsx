import type { ReactNode } from "react";

/**
 * Stacks floating notices below the header, where they cover neither the Crisis button nor a
 * conversation's field and button at the bottom. On a conversation page they're also below the
 * panel's header, which says who answers and leads to the other conversations. On phones a notice
 * is as wide as the page, so it's above the bottom bar wherever no one writes messages: below the
 * header it would hide the page's title.
 */
export function UpperEdge({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-h)+env(safe-area-inset-top)+0.5rem)] z-30 grid gap-2 max-sm:[body:not(:has([data-chat-panel])):not(:has([data-composer]))_&]:top-auto max-sm:[body:not(:has([data-chat-panel])):not(:has([data-composer]))_&]:bottom-[calc(var(--bar-h)+0.5rem)] sm:inset-x-5 [body:has([data-chat-panel])_&]:top-[calc(var(--header-h)+env(safe-area-inset-top)+5.25rem)] md:[body:has([data-chat-panel])_&]:top-[calc(var(--header-h)+6.75rem)]">
      {children}
    </div>
  );
}
