"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { toastFailedRequest } from "@/lib/client/admin-session";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { useRestoreType, useTypeVersions } from "@/lib/features/conversation/therapy-types/client";
import { TYPES_COPY } from "@/lib/features/conversation/therapy-types/copy";
import type {
  StaffTherapyType,
  TypeVersionView,
} from "@/lib/features/conversation/therapy-types/types";
import { longDay, timeOfDay } from "@/lib/shared/dates";

/** All versions of an approach; each can be read, or restored as a new version. */
export function VersionList({ type }: { type: StaffTherapyType }) {
  const copy = TYPES_COPY.versions;
  const { data, isError, isFetching, refetch } = useTypeVersions(type.id);
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      {data ? (
        <ol className="mt-3 divide-y divide-line">
          {data.map((version) => (
            <Version key={version.version} id={type.id} version={version} standing={type.version} />
          ))}
        </ol>
      ) : null}
      {isError && !data ? (
        <ErrorState title={copy.failed} onRetry={() => refetch()} retrying={isFetching} />
      ) : null}
      {!data && !isError ? <Skeleton className="mt-4 h-20" /> : null}
    </Card>
  );
}

interface VersionProps {
  id: string;
  version: TypeVersionView;
  /** Number of the current version. */
  standing: number;
}

function Version({ id, version: { version, content, by, at }, standing }: VersionProps) {
  const copy = TYPES_COPY.versions;
  const zone = useTimeZone() ?? "UTC";
  const when = version === 1 && !by ? copy.first : `${longDay(at, zone)}, ${timeOfDay(at, zone)}`;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">{TYPES_COPY.version(version)}</p>
          <p className="text-ink-soft text-sm">{copy.by(by, when)}</p>
        </div>
        {version === standing ? (
          <Badge tone="soft">{copy.standing}</Badge>
        ) : (
          <RestoreButton id={id} version={version} standing={standing} />
        )}
      </div>
      <details className="mt-1">
        <summary className="prose-link inline-block rounded-sm py-1 text-sm">
          {copy.show(version)}
        </summary>
        <div className="mt-2 grid gap-2 rounded-control bg-sunk p-4 text-sm">
          <p className="font-semibold">
            {content.name} · {content.isActive ? TYPES_COPY.on : TYPES_COPY.off} ·{" "}
            {content.ageGroups.map((group) => TYPES_COPY.ages[group]).join(", ")}
          </p>
          <p>{content.description}</p>
          <p>
            {TYPES_COPY.form.techniques.label}: {content.techniques.join(", ")}
          </p>
          <p>
            {TYPES_COPY.form.conditions.label}: {content.conditions.join(", ")}
          </p>
          <p className="whitespace-pre-wrap">{content.systemPrompt}</p>
        </div>
      </details>
    </li>
  );
}

function RestoreButton({
  id,
  version,
  standing,
}: {
  id: string;
  version: number;
  standing: number;
}) {
  const copy = TYPES_COPY.versions;
  const { mutate, isPending } = useRestoreType();
  const restore = () =>
    mutate(
      { id, version, standing },
      {
        onSuccess: (type) => toast(copy.restored(type.version)),
        onError: toastFailedRequest,
      },
    );
  return (
    <Button
      size="sm"
      variant="soft"
      pending={isPending}
      aria-label={copy.restoreOf(version)}
      onClick={restore}
    >
      {copy.restore}
    </Button>
  );
}
