"use client";

import { PageError } from "@/components/layout/page-states";
import { useAudience } from "@/components/layout/use-audience";
import { currentPath, goTo } from "@/lib/client/navigation";

/** How the bundler names a script that did not come. */
const MISSING_SCRIPT = "ChunkLoadError";

/** Stands inside the shell: header, Crisis button and dialog stay. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  // Drawing it again would ask for the same script, which a newer build may have taken away.
  const retry = error.name === MISSING_SCRIPT ? () => goTo(currentPath()) : reset;
  return <PageError audience={useAudience()} onRetry={retry} />;
}
