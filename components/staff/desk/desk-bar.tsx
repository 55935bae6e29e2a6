"use client";

import { Bell, BellOff, ChartColumn, Keyboard } from "lucide-react";
import { Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { useQueue } from "@/lib/across/staff/desk/client";
import { FILTERS, type Filter } from "@/lib/across/staff/desk/constants";
import { DESK } from "./copy";
import { useAlarm } from "./use-alarm";

interface DeskBarProps {
  openOnes: ReturnType<typeof useQueue>;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  showsFigures: boolean;
  onFigures: (show: boolean) => void;
  onKeys: () => void;
}

/** The filters, the number of waiting incidents, and the desk's own controls. */
export function DeskBar({
  openOnes,
  filter,
  onFilter,
  showsFigures,
  onFigures,
  onKeys,
}: DeskBarProps) {
  const pages = openOnes.data?.pages ?? [];
  const first = pages[0];
  const alarm = useAlarm({
    incidents: pages.flatMap(({ incidents }) => incidents),
    waiting: first?.waiting ?? 0,
    skewMs: first?.skewMs ?? 0,
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{DESK.filtersLabel}</legend>
        {FILTERS.map((each) => (
          <Chip key={each} aria-pressed={each === filter} onClick={() => onFilter(each)}>
            {DESK.filters[each]}
          </Chip>
        ))}
      </fieldset>
      <p role="status" className={cn("font-semibold", openOnes.isError && "text-signal-ink")}>
        {openOnes.isError ? DESK.unread : first ? said(first.waiting) : null}
      </p>
      <div className="ms-auto flex flex-wrap gap-1">
        <Button variant="quiet" size="sm" aria-pressed={alarm.on} onClick={alarm.toggle}>
          {alarm.on ? (
            <Bell aria-hidden className="size-4" />
          ) : (
            <BellOff aria-hidden className="size-4" />
          )}
          {alarm.on ? DESK.sound.on : DESK.sound.off}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-pressed={showsFigures}
          onClick={() => onFigures(!showsFigures)}
        >
          <ChartColumn aria-hidden className="size-4" />
          {DESK.figures}
        </Button>
        <Button variant="quiet" size="sm" onClick={onKeys} className="hidden sm:inline-flex">
          <Keyboard aria-hidden className="size-4" />
          {DESK.keys}
        </Button>
      </div>
      {alarm.on ? <p className="w-full text-end text-ink-soft text-sm">{DESK.sound.ends}</p> : null}
    </div>
  );
}

const said = (count: number): string => (count === 0 ? DESK.nobodyWaits : DESK.waiting(count));
