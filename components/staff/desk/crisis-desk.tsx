"use client";

import { useMemo, useState } from "react";
import { RoleNotice } from "@/components/staff/role-needed";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { lacksRole, useQueue } from "@/lib/across/staff/desk/client";
import { FILTERS, type Filter } from "@/lib/across/staff/desk/constants";
import { DESK } from "./copy";
import { DeskBar } from "./desk-bar";
import { Figures } from "./figures";
import { IncidentView } from "./incident-view";
import { KEYS_DIALOG, KeysHelp } from "./keys-help";
import { Queue } from "./queue";
import { focusNextThan, isQueueInSight, leadTo, moveInQueue, useDeskKeys } from "./use-desk-keys";
import { lineOf } from "./use-open-incident";

interface CrisisDeskProps {
  /** The incident that an alert mail linked to. */
  initialId: string | null;
  /** The current year in UTC, for the figures. */
  thisYear: number;
}

/**
 * Puts the open incident into the URL, so that a reload or a colleague finds it; the PIN still
 * applies.
 */
function nameInAddress(id: string | null): void {
  const address = new URL(window.location.href);
  if (id) address.searchParams.set("incident", id);
  else address.searchParams.delete("incident");
  window.history.replaceState(window.history.state, "", address);
}

function openKeys(): void {
  const dialog = document.getElementById(KEYS_DIALOG);
  if (dialog instanceof HTMLDialogElement) dialog.showModal();
}

/** The crisis desk (ADMN-10): the queue next to the open incident; on a phone, one of the two. */
export function CrisisDesk({ initialId, thisYear }: CrisisDeskProps) {
  const [filter, setFilter] = useState<Filter>("open");
  const [openId, setOpenId] = useState(initialId);
  const [showsFigures, setShowsFigures] = useState(false);
  const queue = useQueue(filter);
  // Always polled, so that new incidents are noticed whichever filter is shown.
  const openOnes = useQueue("open");

  const open = (id: string | null): void => {
    setOpenId(id);
    nameInAddress(id);
  };
  // Next to the queue the resolved incident stays in view, so that it can be undone; a phone goes
  // back to the queue.
  const goOnAfter = (id: string): void => {
    if (isQueueInSight()) focusNextThan(id);
    else {
      open(null);
      requestAnimationFrame(() => focusNextThan(id));
    }
  };
  const acts = useMemo(
    () => ({
      j: () => moveInQueue(1, openId),
      k: () => moveInQueue(-1, openId),
      a: () => leadTo("acknowledge"),
      d: () => leadTo("act"),
      n: () => leadTo("note"),
      r: () => leadTo("resolve"),
      g: () => leadTo("assign"),
      o: () => leadTo("reopen"),
      "?": openKeys,
      ...Object.fromEntries(FILTERS.map((each, at) => [String(at + 1), () => setFilter(each)])),
    }),
    [openId],
  );
  useDeskKeys(acts);
  // The role was removed while the desk was open. The queue isn't broken, so don't let it look that
  // way.
  if (lacksRole(openOnes.error)) return <RoleNotice needs="clinician" />;

  return (
    <>
      <DeskBar
        openOnes={openOnes}
        filter={filter}
        onFilter={setFilter}
        showsFigures={showsFigures}
        onFigures={setShowsFigures}
        onKeys={openKeys}
      />
      {showsFigures ? <Figures thisYear={thisYear} /> : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(17rem,22rem)_minmax(0,1fr)]">
        <div data-queue className={cn(openId && "hidden lg:block")}>
          <Queue queue={queue} filter={filter} openId={openId} onOpen={open} />
        </div>
        <div className={cn(!openId && "hidden lg:block")}>
          {openId ? (
            <IncidentView
              key={openId}
              id={openId}
              seen={lineOf(openId, [openOnes, queue])}
              skewMs={openOnes.data?.pages[0]?.skewMs ?? 0}
              onBack={() => open(null)}
              onResolved={() => goOnAfter(openId)}
            />
          ) : (
            <EmptyState title={DESK.choose[0]}>{DESK.choose[1]}</EmptyState>
          )}
        </div>
      </div>
      <KeysHelp />
    </>
  );
}
