import { Sprout } from "lucide-react";
import Link from "next/link";
import { TRAUMA_LINK } from "@/lib/features/trauma/copy/link";

/** Links a trauma talk opened as an ordinary conversation to its level and its tools (TRAU-14). */
export function TraumaLink({ sessionId }: { sessionId: string }) {
  const { withTools } = TRAUMA_LINK;
  return (
    <Link
      href={`/trauma-therapy?talk=${sessionId}`}
      prefetch={false}
      aria-label={withTools}
      title={withTools}
      className="grid size-11 shrink-0 place-items-center rounded-full text-primary-deep hover:bg-primary-soft"
    >
      <Sprout aria-hidden className="size-5" />
    </Link>
  );
}
