"use client";

import { useOnline } from "@/components/conversation/use-online";
import { PAY_COPY } from "@/lib/features/billing/copy";

const { unsent: copy } = PAY_COPY.manage.cancel;

/** Says plainly that a cancellation wasn't sent, and what to do once there's a network. */
export function UnsentCancel({ button }: { button: string }) {
  const online = useOnline();
  return (
    <p role="alert" className="basis-full rounded-control bg-accent-soft p-3 text-ink">
      {copy.text} {online ? copy.back(button) : copy.offline}
    </p>
  );
}
