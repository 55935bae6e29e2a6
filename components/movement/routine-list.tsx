"use client";

import { useEffect, useState } from "react";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useDeleteRoutine, usePutAway, useRoutines } from "@/lib/features/movement/client";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import { readBegun } from "@/lib/features/movement/player/client";
import type { Routine } from "@/lib/features/movement/types";
import { RemoveRoutine } from "./remove-routine";
import { RoutineCard } from "./routine-card";

interface RoutineListProps {
  copy: PhysicalCopy;
  /** Id of the routine that was just made. */
  fresh: string | null;
}

/** Routines left unfinished on this device; none if storage can't be read. */
function useBegun(): ReadonlySet<string> {
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    readBegun().then(setBegun, () => undefined);
  }, []);
  return begun;
}

function useRoutineActs({ routines }: PhysicalCopy) {
  const putAway = usePutAway();
  const remove = useDeleteRoutine();
  const failed = (error: unknown) => {
    if (!bounceIfUnauthorized(error)) toast({ ...routines.changeFailed, variant: "destructive" });
  };
  const set = (id: string, isActive: boolean) =>
    putAway.mutate({ id, isActive }, { onError: failed });
  return {
    bringBack: (id: string) => set(id, true),
    putAway(id: string) {
      set(id, false);
      toast({
        title: routines.putAwayDone,
        action: { label: routines.undo, onClick: () => set(id, true) },
      });
    },
    remove: (id: string) => remove.mutate(id, { onError: failed }),
  };
}

/** The caller's routines; archived ones are listed below and can be restored or deleted. */
export function RoutineList({ copy, fresh }: RoutineListProps) {
  const { routines } = copy;
  const query = useRoutines();
  const acts = useRoutineActs(copy);
  const begun = useBegun();
  const [leaving, setLeaving] = useState<Routine | null>(null);

  // Moves focus to a newly made routine as soon as it's in the list.
  const isThere = query.data?.some(({ id }) => id === fresh) ?? false;
  useEffect(() => {
    if (isThere) document.getElementById(`routine-${fresh}`)?.focus();
  }, [fresh, isThere]);

  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={routines.failed}
        onRetry={() => query.refetch()}
        retryLabel={routines.retry}
        retrying={query.isFetching}
      />
    );
  }
  if (!query.data) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <span className="sr-only">{routines.loading}</span>
        <Skeleton className="h-52 w-full rounded-card" />
        <Skeleton className="h-52 w-full rounded-card" />
      </div>
    );
  }
  const active = query.data.filter(({ isActive }) => isActive);
  const away = query.data.filter(({ isActive }) => !isActive);
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">{routines.active}</h2>
      {active.length === 0 ? (
        <EmptyState title={routines.empty.title} art={<SproutScene />}>
          {routines.empty.text}
        </EmptyState>
      ) : null}
      {active.map((routine) => (
        <RoutineCard
          key={routine.id}
          {...{ copy, routine }}
          fresh={routine.id === fresh}
          begun={begun.has(routine.id)}
        >
          <Button variant="quiet" size="sm" onClick={() => acts.putAway(routine.id)}>
            {routines.putAway}
          </Button>
        </RoutineCard>
      ))}
      {away.length > 0 ? (
        <details>
          <summary className="prose-link inline-block cursor-pointer rounded-sm py-1">
            {routines.showAway(away.length)}
          </summary>
          <div className="mt-4 grid grid-cols-1 gap-5">
            {away.map((routine) => (
              <RoutineCard
                key={routine.id}
                copy={copy}
                routine={routine}
                fresh={false}
                begun={begun.has(routine.id)}
              >
                <Button variant="secondary" size="sm" onClick={() => acts.bringBack(routine.id)}>
                  {routines.bringBack}
                </Button>
                <Button variant="danger" size="sm" onClick={() => setLeaving(routine)}>
                  {routines.remove}
                </Button>
              </RoutineCard>
            ))}
          </div>
        </details>
      ) : null}
      {leaving ? (
        <RemoveRoutine
          copy={copy}
          routine={leaving}
          onAnswer={(isMeant) => {
            setLeaving(null);
            if (isMeant) acts.remove(leaving.id);
          }}
        />
      ) : null}
    </div>
  );
}
