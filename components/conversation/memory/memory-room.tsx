"use client";

import { useId, useState } from "react";
import { QuietConcern } from "@/components/layout/quiet-concern";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/lib/client/toast";
import {
  useForget,
  useMemory,
  useMemoryEnabled,
  useSwitchMemory,
} from "@/lib/features/conversation/memory/client";
import {
  MEMORY_COPY,
  MEMORY_HEADINGS,
  type MemoryCopy,
} from "@/lib/features/conversation/memory/copy";
import type { MemoryItem, MemorySwitch } from "@/lib/features/conversation/memory/types";
import { MEMORY_GROUPS } from "@/lib/guide/memory/types";
import type { AgeGroup, Audience } from "@/lib/shared/audience";
import { Question } from "./question";
import { RememberedItem } from "./remembered-item";

interface MemoryRoomProps {
  audience: Audience;
  /** For the headings, which teens get in words of their own. */
  ageGroup: AgeGroup;
  initial: MemorySwitch;
  /** False without parental consent: nothing new is remembered, so there's nothing to switch. */
  open: boolean;
}

/** Lets the person see, correct and delete the guide's memories, and switch memory off. */
export function MemoryRoom({ audience, ageGroup, initial, open }: MemoryRoomProps) {
  const copy = MEMORY_COPY[audience];
  const { data: items, isError, isFetching, refetch } = useMemory();
  return (
    <div className="page-column grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header>
        <h1>{copy.title}</h1>
        <p className="mt-2 text-ink-soft text-lg">{copy.lead}</p>
      </header>
      <QuietConcern audience={audience} of={["/api/memory"]} />
      {open ? <Switch copy={copy} initial={initial} /> : <p>{copy.waiting}</p>}
      {items ? <Items audience={audience} ageGroup={ageGroup} items={items} /> : null}
      {!items && isError ? (
        <ErrorState
          title={copy.readFailed}
          onRetry={() => refetch()}
          retryLabel={copy.retry}
          retrying={isFetching}
        />
      ) : null}
      {!items && !isError ? <Skeleton className="h-32" /> : null}
    </div>
  );
}

function Switch({ copy, initial }: { copy: MemoryCopy; initial: MemorySwitch }) {
  const enabled = useMemoryEnabled(initial);
  const change = useSwitchMemory();
  const shown = change.isPending ? change.variables : enabled;
  return (
    <Card tone="flat">
      <Checkbox
        data-kept
        label={copy.switchLabel}
        hint={shown ? copy.switchOn : copy.switchOff}
        checked={shown}
        disabled={change.isPending}
        onChange={(event) =>
          change.mutate(event.target.checked, {
            onError: () => toast({ ...copy.failed, variant: "destructive" }),
          })
        }
      />
    </Card>
  );
}

interface ItemsProps {
  audience: Audience;
  ageGroup: AgeGroup;
  items: readonly MemoryItem[];
}

function Items({ audience, ageGroup, items }: ItemsProps) {
  const copy = MEMORY_COPY[audience];
  const [asked, setAsked] = useState(false);
  const forget = useForget();
  if (items.length === 0) return <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>;
  return (
    <div className="grid grid-cols-1 gap-8">
      <ByKind audience={audience} ageGroup={ageGroup} items={items} />
      {asked ? (
        <Question
          text={copy.forgetAllSure}
          yes={copy.forgetAllYes}
          no={copy.keep}
          pending={forget.isPending}
          onNo={() => setAsked(false)}
          onYes={() =>
            forget.mutate(undefined, {
              onSuccess: () => toast(copy.forgotten),
              onError: () => toast({ ...copy.failed, variant: "destructive" }),
            })
          }
        />
      ) : (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAsked(true)}>
          {copy.forgetAll}
        </Button>
      )}
    </div>
  );
}

/** The items under the heading of their kind; kinds without any are left out. */
function ByKind({ audience, ageGroup, items }: ItemsProps) {
  const id = useId();
  return MEMORY_GROUPS.map((group) => {
    const own = items.filter(({ kind }) => (kind ?? "other") === group);
    if (own.length === 0) return null;
    return (
      <section key={group} aria-labelledby={`${id}-${group}`} className="grid grid-cols-1 gap-3">
        <h2 id={`${id}-${group}`} className="text-xl">
          {MEMORY_HEADINGS[ageGroup][group]}
        </h2>
        <ul aria-labelledby={`${id}-${group}`} className="grid grid-cols-1 gap-3">
          {own.map((item) => (
            <RememberedItem key={item.id} audience={audience} item={item} />
          ))}
        </ul>
      </section>
    );
  });
}
