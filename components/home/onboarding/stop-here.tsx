import Link from "next/link";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import type { Audience } from "@/lib/shared/audience";

/**
 * An exit for someone who signed in and doesn't want to say more: to their stored data, and to
 * deleting it.
 */
export function StopHere({ audience }: { audience: Audience }) {
  const { text, link } = ONBOARDING_COPY[audience].stop;
  return (
    <p className="text-ink-soft text-sm">
      {text}{" "}
      <Link href="/account" prefetch={false} className="prose-link inline-block py-1">
        {link}
      </Link>
    </p>
  );
}
