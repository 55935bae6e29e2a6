"use client";

import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import { useSettingChanges } from "@/lib/core/settings/client";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import type { SettingChangeView } from "@/lib/core/settings/types";
import { longDay, timeOfDay } from "@/lib/shared/dates";
import { differences } from "./differences";
import { type TakenBack, takenBack } from "./taken-back";
import { useUndo } from "./use-save-setting";

/** Lists who changed what and when; each change can be undone on its own. */
export function ChangesCard() {
  const copy = SETTINGS_COPY.changes;
  const { data, isError, isFetching, refetch } = useSettingChanges();
  const standing = takenBack(data ?? []);
  return (
    <Card className="lg:col-span-2">
      <CardTitle>{copy.title}</CardTitle>
      {data?.length === 0 ? <p className="mt-2 text-ink-soft">{copy.none}</p> : null}
      {data ? (
        <ul className="mt-3 divide-y divide-line">
          {data.map((change) => (
            <Change
              key={change.revision}
              change={change}
              standing={standing.get(change.revision)}
            />
          ))}
        </ul>
      ) : null}
      {isError && !data ? (
        <ErrorState
          title={copy.failed}
          retryLabel={copy.retry}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="mt-4 h-24" /> : null}
    </Card>
  );
}

interface ChangeProps {
  change: SettingChangeView;
  standing: TakenBack | undefined;
}

function Change({ change, standing }: ChangeProps) {
  const copy = SETTINGS_COPY.changes;
  const { undo, pending } = useUndo();
  const zone = useTimeZone() ?? "UTC";
  const what = copy.keys[change.key];
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{what}</p>
        <p className="text-ink-soft text-sm">
          {copy.by(change.by, `${longDay(change.at, zone)}, ${timeOfDay(change.at, zone)}`)}
        </p>
        <ul className="mt-1 grid gap-0.5 break-words text-sm">
          {differences(change.before, change.after).map(({ at, before, after }) => (
            <li key={at}>
              {at ? `${at}: ` : null}
              <del className="text-ink-soft">{before || copy.empty}</del>
              <span aria-hidden> → </span>
              <ins className="no-underline">{after || copy.empty}</ins>
            </li>
          ))}
        </ul>
      </div>
      {standing ? (
        <p className="text-ink-soft text-sm">{copy.standing[standing]}</p>
      ) : (
        <Button
          size="sm"
          variant="soft"
          pending={pending}
          aria-label={copy.undo(what)}
          onClick={() =>
            undo({ keys: [change.key], after: change.revision - 1, upTo: change.revision })
          }
        >
          {SETTINGS_COPY.undo}
        </Button>
      )}
    </li>
  );
}
