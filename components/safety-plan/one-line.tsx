"use client";

import type { FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { MAX_ITEM } from "@/lib/features/safety-plan/constants";
import { isEmpty, NO_PLAN } from "@/lib/features/safety-plan/policy";
import type { SafetyPlan } from "@/lib/features/safety-plan/types";
import { PlanSteps } from "./plan-steps";
import type { PlanKit } from "./types";
import { usePlanKeeper } from "./use-plan-keeper";

/**
 * Takes a single line and saves it at once, because a whole plan takes too long in a hard minute.
 * Without a network it waits in the tab like every change and is merged into the plan on the
 * server; nothing there is lost (decision 0021, "Two devices").
 */
export function OneLine({ kit, plan = NO_PLAN }: { kit: PlanKit; plan?: SafetyPlan }) {
  const { copy } = kit;
  const { plan: written, state, change, examine } = usePlanKeeper(plan, kit.tabOnly);
  const [text, setText] = useStoredDraft("safety-plan.one-line");

  function add(event: FormEvent) {
    event.preventDefault();
    const line = text.trim();
    if (line === "") return;
    examine(line);
    change("ownWays", [...written.ownWays, { text: line, phone: null }]);
    setText("");
  }

  return (
    <div className="grid gap-3">
      {isEmpty(written) ? null : <PlanSteps kit={kit} plan={written} />}
      <form noValidate onSubmit={add} className="flex flex-wrap items-end gap-2.5">
        <Field label={copy.oneLine} hint={copy.oneLineHint} className="min-w-44 flex-1">
          {(control) => (
            <Input
              {...control}
              value={text}
              dir="auto"
              maxLength={MAX_ITEM}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="soft" className="mb-1.5 min-h-12">
          {copy.add}
        </Button>
      </form>
      <p role="status" className="text-ink-soft text-sm empty:hidden">
        {isEmpty(written) || state === "saving" ? "" : state === "saved" ? copy.saved : copy.kept}
      </p>
    </div>
  );
}
