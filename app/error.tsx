"use client";

import { PageError } from "@/components/layout/page-states";
import { useAudience } from "@/components/layout/use-audience";

/** Stands inside the shell: header, Crisis button and dialog stay. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <PageError audience={useAudience()} onRetry={reset} />;
}
