"use client";

import { useRef, useState } from "react";
import { Begins } from "@/components/layout/part";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import { useChecks, useRecordCheck, useRemoveCheck } from "@/lib/features/trauma/checks/client";
import { CHECK_COPY } from "@/lib/features/trauma/checks/copy";
import type { TraumaCheck } from "@/lib/features/trauma/checks/schema";
import { CheckForm } from "./check-form";
import { CheckResult } from "./check-result";
import { CheckTrend } from "./check-trend";
import { useCheckRemoval } from "./use-check-removal";

/**
 * A private check of the last two weeks: a note first, then ten questions, next steps, and the
 * trend.
 */
export function SelfCheck() {
  const copy = CHECK_COPY.adult;
  const [asking, setAsking] = useState(false);
  const { data, isError, isFetching, refetch } = useChecks();
  const { mutate, isPending } = useRecordCheck();
  const remove = useRemoveCheck();
  const removal = useCheckRemoval();
  /**
   * One key per set of answers, reused on retry, so that a lost response doesn't create a second
   * check.
   */
  const tried = useRef({ answers: "", key: "" });
  const failed = () => toast({ ...copy.failed, variant: "destructive" });

  const takeBack = ({ id }: TraumaCheck) =>
    remove.mutate(id, { onSuccess: () => toast({ title: copy.undone }), onError: failed });

  function save(answers: readonly number[]) {
    const said = answers.join();
    if (tried.current.answers !== said) tried.current = { answers: said, key: newUuid() };
    mutate(
      { answers, key: tried.current.key },
      {
        onSuccess: (check) => {
          tried.current = { answers: "", key: "" };
          setAsking(false);
          toast({
            title: copy.saved,
            action: { label: copy.undo, onClick: () => takeBack(check) },
          });
        },
        onError: failed,
      },
    );
  }

  const shown = data?.filter(({ id }) => id !== removal.hidden);
  const newest = shown?.[0];
  return (
    <Card aria-labelledby="trauma-check">
      <CardTitle id="trauma-check">{copy.title}</CardTitle>
      <p className="mt-2 max-w-3xl text-ink-soft">{copy.lead}</p>
      {asking ? (
        <CheckForm saving={isPending} onSave={save} onCancel={() => setAsking(false)} />
      ) : (
        <Begins>
          <Note again={newest !== undefined} onOpen={() => setAsking(true)} />
        </Begins>
      )}
      {isError && !data ? (
        <ErrorState
          title={copy.loadFailed}
          onRetry={() => refetch()}
          retryLabel={copy.retry}
          retrying={isFetching}
        />
      ) : null}
      {newest && !asking ? <CheckResult check={newest} /> : null}
      {shown && newest && !asking ? <CheckTrend checks={shown} onRemove={removal.remove} /> : null}
    </Card>
  );
}

function Note({ again, onOpen }: { again: boolean; onOpen: () => void }) {
  const copy = CHECK_COPY.adult;
  return (
    <div className="mt-4 rounded-control bg-primary-soft p-4">
      <h3 className="text-lg">{copy.note.title}</h3>
      <p className="mt-1">{copy.note.text}</p>
      <Button variant="secondary" className="mt-3" onClick={onOpen}>
        {again ? copy.again : copy.note.open}
      </Button>
    </div>
  );
}
