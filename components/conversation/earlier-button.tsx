import { Button } from "@/components/ui/button";
import { CHAT_COPY } from "@/lib/features/conversation/copy";
import type { Audience } from "@/lib/shared/audience";
import type { Earlier } from "./use-earlier";

/** Sits above the oldest message shown. A failed fetch says so and can be retried. */
export function EarlierButton({ audience, earlier }: { audience: Audience; earlier: Earlier }) {
  const copy = CHAT_COPY[audience];
  return (
    <div className="grid justify-items-center gap-2 pb-3">
      <Button variant="secondary" size="sm" pending={earlier.isPending} onClick={earlier.fetch}>
        {copy.earlier}
      </Button>
      <p role="status" className="text-ink-soft text-sm">
        {earlier.isError ? copy.earlierFailed : null}
      </p>
    </div>
  );
}
