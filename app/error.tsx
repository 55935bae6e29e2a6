"use client";

import { PageError } from "@/components/layout/page-states";
import { useAudience } from "@/components/layout/use-audience";
import { currentPath, goTo } from "@/lib/client/navigation";

/** The bundler's name for the error when a script or a style fails to load. */
const MISSING_PART = "ChunkLoadError";

/** Rendered inside the shell: header, Crisis button and dialog stay. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  // Rendering again would request the same file, which a newer build may have removed.
  const retry = error.name === MISSING_PART ? () => goTo(currentPath()) : reset;
  return <PageError audience={useAudience()} onRetry={retry} />;
}
