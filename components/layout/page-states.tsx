import { LostPathScene } from "@/components/ui/art/lost-path-scene";
import { PassingCloudScene } from "@/components/ui/art/passing-cloud-scene";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";

/**
 * A loading page: an announced spinner with the page's outline below. Header and Crisis button
 * stay.
 */
export function PageLoading({ audience }: { audience: Audience }) {
  return (
    <div className="page-column grid gap-5 py-10" aria-busy="true">
      <p role="status" className="flex items-center gap-3 text-ink-soft">
        <Spinner className="size-6 text-primary" />
        {SHELL[audience].loading}
      </p>
      <Skeleton className="h-11 w-2/3 max-w-md" />
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  );
}

export function PageError({ audience, onRetry }: { audience: Audience; onRetry: () => void }) {
  const copy = SHELL[audience].error;
  return (
    <div className="page-column grid justify-items-center py-12">
      <PassingCloudScene className="w-60" />
      <h1 className="sr-only">{copy.title}</h1>
      <ErrorState title={copy.title} onRetry={onRetry} retryLabel={copy.retry}>
        {copy.text}
      </ErrorState>
    </div>
  );
}

export function PageNotFound({ audience }: { audience: Audience }) {
  const copy = SHELL[audience].notFound;
  return (
    <div className="page-column grid justify-items-center gap-3 py-12 text-center">
      <LostPathScene className="w-full max-w-sm" />
      <h1>{copy.title}</h1>
      <p className="max-w-md text-ink-soft text-lg">{copy.text}</p>
      <LinkButton href="/" className="mt-3">
        {copy.home}
      </LinkButton>
    </div>
  );
}
