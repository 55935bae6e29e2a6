"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { type ShownPost, useSchedulePost } from "@/lib/features/growth/marketing/client";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { issuesOf, showFailureToast } from "./refusal";
import { useWay, type Way } from "./use-way";
import { localInput, whenHere } from "./when";

const { scheduler: copy, toast: said } = PAGES_COPY;
const HOUR_MS = 60 * 60 * 1000;

/** The post's own time, or the next whole hour. */
const firstTime = ({ scheduledFor }: ShownPost): string =>
  localInput(
    scheduledFor
      ? new Date(scheduledFor)
      : new Date(Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS),
  );

/** Says what the scheduled time will do, given what the post still needs. */
function wordsFor({ scheduledFor, approvedAt }: ShownPost, { holds: [hold] }: Way) {
  if (!scheduledFor) return said.unplanned;
  const when = whenHere(scheduledFor);
  if (!approvedAt) return said.plannedDraft(when);
  return hold ? said.plannedWaits(when, hold.text) : said.planned(when);
}

interface ScheduleFormProps {
  post: ShownPost;
  onClosed: () => void;
}

/** Schedules a post in the reader's own time zone, or unschedules it (AMKT-08). */
export function ScheduleForm({ post, onClosed }: ScheduleFormProps) {
  const [when, setWhen] = useState(() => firstTime(post));
  const [error, setError] = useState<string>();
  const schedule = useSchedulePost();
  const zone = useTimeZone();
  const way = useWay();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  async function plan(scheduledFor: string | null) {
    setError(undefined);
    try {
      const planned = await schedule.mutateAsync({ id: post.id, scheduledFor });
      onClosed();
      toast(wordsFor(planned, way(planned)));
    } catch (failed) {
      const issue = issuesOf(failed).scheduledFor;
      if (issue) setError(issue);
      else showFailureToast(PAGES_COPY.toast.scheduleFailed, failed);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const at = new Date(when);
    if (Number.isNaN(at.getTime())) setError(MARKETING_COPY.refusals.notFuture);
    else void plan(at.toISOString());
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      className="grid w-full gap-3 rounded-control bg-sunk p-4"
    >
      <Field label={copy.when} hint={zone ? copy.zone(zone) : undefined} error={error}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            type="datetime-local"
            value={when}
            onChange={(event) => setWhen(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={schedule.isPending}>
          {copy.set}
        </Button>
        {post.scheduledFor ? (
          <Button
            size="sm"
            variant="secondary"
            disabled={schedule.isPending}
            onClick={() => void plan(null)}
          >
            {copy.clear}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={onClosed}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
