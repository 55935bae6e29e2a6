import type { ReactNode } from "react";

/**
 * Where notices float, one below the other: under the header, so that they cover neither the Crisis
 * button nor the field and the button at the foot of a conversation. On the page of a conversation
 * they stand below the panel's header too, which says who answers and holds the way to the other
 * conversations. On phones, where a notice is as wide as the page, they stand above the bar
 * wherever nobody writes messages: under the header they would hide the page's title.
 */
export function UpperEdge({ children }: { children: ReactNode }) {
  return (
    <div className="pointer-events-none fixed inset-x-3 top-[calc(var(--header-h)+env(safe-area-inset-top)+0.5rem)] z-30 grid gap-2 max-sm:[body:not(:has([data-chat-panel])):not(:has([data-composer]))_&]:top-auto max-sm:[body:not(:has([data-chat-panel])):not(:has([data-composer]))_&]:bottom-[calc(var(--bar-h)+0.5rem)] sm:inset-x-5 [body:has([data-chat-panel])_&]:top-[calc(var(--header-h)+env(safe-area-inset-top)+5.25rem)] md:[body:has([data-chat-panel])_&]:top-[calc(var(--header-h)+6.75rem)]">
      {children}
    </div>
  );
}
