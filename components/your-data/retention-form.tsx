"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioGroup } from "@/components/ui/radio-group";
import { useChooseRetention } from "@/lib/across/your-data/retention/client";
import { MONTHS, type Months } from "@/lib/across/your-data/retention/constants";
import type { RetentionCopy } from "@/lib/across/your-data/retention/copy";
import type { RetentionRule } from "@/lib/across/your-data/retention/schema";
import { useTimeZone } from "@/lib/client/time-zone";
import { toast } from "@/lib/client/toast";
import { fullDay } from "@/lib/shared/dates";

const FOREVER = "forever";
type Choice = typeof FOREVER | `${Months}`;

const asChoice = (months: Months | null): Choice => (months === null ? FOREVER : `${months}`);
const asMonths = (choice: Choice): Months | null =>
  MONTHS.find((months) => `${months}` === choice) ?? null;

interface RetentionFormProps {
  copy: RetentionCopy;
  rule: RetentionRule;
}

/**
 * One kind of data: the current setting, the effect of another choice before it is saved, and the
 * save button.
 */
export function RetentionForm({ copy, rule }: RetentionFormProps) {
  const [picked, setPicked] = useState<Choice>(asChoice(rule.months));
  const choose = useChooseRetention();
  const months = asMonths(picked);
  const isChanged = months !== rule.months;
  const save = () =>
    choose.mutate(
      { kind: rule.kind, months },
      {
        onSuccess: () => toast(months === null ? copy.savedForever : copy.saved),
        onError: () => toast({ ...copy.failed, variant: "destructive" }),
      },
    );
  return (
    <div className="grid gap-4">
      <RadioGroup<Choice>
        legend={copy.kinds[rule.kind].legend}
        name={`keep-${rule.kind}`}
        value={picked}
        onValueChange={setPicked}
        options={[FOREVER, ...MONTHS.map((each) => `${each}` as const)].map((value) => ({
          value: value as Choice,
          label: copy.months(asMonths(value as Choice)),
        }))}
      />
      <p role="status" className="text-ink-soft">
        <Standing copy={copy} rule={rule} picked={isChanged ? months : rule.months} />
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        // Not `disabled`: that would drop the focus on press.
        aria-disabled={!isChanged || undefined}
        pending={choose.isPending}
        onClick={() => (isChanged ? save() : undefined)}
      >
        {copy.save}
      </Button>
    </div>
  );
}

/** Describes the current setting, or the effect of the new choice. */
function Standing({ copy, rule, picked }: RetentionFormProps & { picked: Months | null }) {
  const zone = useTimeZone();
  const { kind, months, effectiveFrom, wouldCountFrom, older } = rule;
  if (picked === null) return copy.forever;
  if (!zone) return "\u00a0";
  if (picked === months && effectiveFrom) {
    const counts = Date.parse(effectiveFrom) <= Date.now();
    return counts ? copy.counts(months) : copy.standing(months, fullDay(effectiveFrom, zone));
  }
  const day = fullDay(wouldCountFrom, zone);
  const count = older[picked];
  return count === 0
    ? copy.previewNone(day)
    : copy.preview(copy.amount(count, copy.kinds[kind]), day);
}
