"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { CHECK_ITEMS, type CheckItem } from "@/lib/features/trauma/checks/constants";
import { CHECK_COPY } from "@/lib/features/trauma/checks/copy";

interface CheckFormProps {
  saving: boolean;
  onSave: (answers: readonly number[]) => void;
  onCancel: () => void;
}

type Answers = Partial<Record<CheckItem, number>>;

/**
 * Ten questions with five answers each; native radios, so that arrow keys and phone screen readers
 * work.
 */
export function CheckForm({ saving, onSave, onCancel }: CheckFormProps) {
  const copy = CHECK_COPY.adult;
  const [answers, setAnswers] = useState<Answers>({});
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const open = CHECK_ITEMS.filter((item) => answers[item] === undefined);

  function submit() {
    setTried(true);
    if (open.length === 0) return onSave(CHECK_ITEMS.map((item) => answers[item] ?? 0));
    form.current?.querySelector<HTMLInputElement>(`input[name="${open[0]}"]`)?.focus();
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="font-semibold">{copy.intro}</p>
      {CHECK_ITEMS.map((item) => (
        <Row
          key={item}
          item={item}
          value={answers[item]}
          missing={tried && answers[item] === undefined}
          onChange={(answer) => setAnswers((known) => ({ ...known, [item]: answer }))}
        />
      ))}
      <FieldError>{tried && open.length > 0 ? copy.missing(open.length) : null}</FieldError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={saving}>
          {saving ? copy.saving : copy.save}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}

interface RowProps {
  item: CheckItem;
  value: number | undefined;
  missing: boolean;
  onChange: (answer: number) => void;
}

function Row({ item, value, missing, onChange }: RowProps) {
  const copy = CHECK_COPY.adult;
  return (
    <fieldset className="grid gap-2 border-line border-b pb-4" aria-invalid={missing || undefined}>
      <legend className={missing ? "mb-2 text-signal-ink" : "mb-2"}>{copy.items[item]}</legend>
      <div className="grid grid-cols-1 gap-1.5 sm:grid-cols-5">
        {copy.scale.map((word, answer) => (
          <label
            key={word}
            className="flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control border border-line px-3 py-1.5 text-sm hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft"
          >
            <input
              type="radio"
              name={item}
              value={answer}
              checked={value === answer}
              onChange={() => onChange(answer)}
              className="tick-control"
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
