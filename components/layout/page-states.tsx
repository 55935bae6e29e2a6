import { LostPathScene } from "@/components/ui/art/lost-path-scene";
import { PassingCloudScene } from "@/components/ui/art/passing-cloud-scene";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";

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
