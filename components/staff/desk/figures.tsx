"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Skeleton } from "@/components/ui/skeleton";
import { type ShownReport, useCrisisReport } from "@/lib/across/staff/desk/client";
import { FIRST_YEAR } from "@/lib/across/staff/desk/constants";
import { useTimeZone } from "@/lib/client/time-zone";
import { timeOfDay } from "@/lib/shared/dates";
import { FIGURES } from "./copy";
import { roughly } from "./durations";
import { ReferralTable, saveReport } from "./referral-table";

/** A year's counts and response times; loaded only on request, because that is audited, too. */
export function Figures({ thisYear }: { thisYear: number }) {
  const [year, setYear] = useState(thisYear);
  const report = useCrisisReport(year, true);
  const years = Array.from(
    { length: Math.max(1, thisYear - FIRST_YEAR + 1) },
    (_, at) => thisYear - at,
  );
  return (
    <Card>
      <CardTitle>{FIGURES.title}</CardTitle>
      <CardText>{FIGURES.text}</CardText>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label={FIGURES.year} className="w-32">
          {(control) => (
            <Select
              {...control}
              data-kept
              value={year}
              onChange={(event) => setYear(Number(event.target.value))}
            >
              {years.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </Select>
          )}
        </Field>
        <Button
          variant="secondary"
          disabled={!report.data}
          onClick={() => report.data && saveReport(report.data)}
        >
          {FIGURES.file}
        </Button>
      </div>
      {report.data ? (
        <>
          <Numbers report={report.data} />
          <ReferralTable report={report.data} />
        </>
      ) : report.isError ? (
        <ErrorState
          title={FIGURES.failed[0]}
          onRetry={() => report.refetch()}
          retrying={report.isFetching}
        >
          {FIGURES.failed[1]}
        </ErrorState>
      ) : (
        <Skeleton className="mt-4 h-40" />
      )}
    </Card>
  );
}

function Numbers({ report: { total, times } }: { report: ShownReport }) {
  const zone = useTimeZone() ?? "UTC";
  const told = (seconds: number | null): string =>
    seconds === null ? FIGURES.none : roughly(seconds);
  const rows = [
    [FIGURES.total, String(total)],
    [FIGURES.median, told(times.medianToAcknowledge)],
    [FIGURES.p95, told(times.p95ToAcknowledge)],
    [FIGURES.within, FIGURES.of(times.withinFiveMinutes, times.incidents)],
    [FIGURES.resolve, told(times.medianToResolve)],
  ] as const;
  return (
    <>
      <dl className="mt-5 grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft text-sm">{name}</dt>
            <dd className="font-display text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">
        {FIGURES.asOf(timeOfDay(times.reckonedAt, zone))}
      </p>
    </>
  );
}
