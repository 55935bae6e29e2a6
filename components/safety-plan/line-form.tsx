"use client";

import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { isComposing } from "@/lib/client/is-composing";
import {
  MAX_ITEM,
  MAX_PHONE,
  PLAN_DRAFT,
  type Section,
  WITH_PHONE,
} from "@/lib/features/safety-plan/constants";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import { type LineErrors, readLine } from "@/lib/features/safety-plan/policy";
import type { PlanItem } from "@/lib/features/safety-plan/types";

interface LineFormProps {
  copy: PlanEditorCopy;
  section: Section;
  /** The step's name, to tell its field from the other steps' fields. */
  step: string;
  /** The line being edited; a new line is written without one. */
  line?: PlanItem;
  /**
   * The step is full. A line already begun stays open: another device filled the step, and its
   * words are kept.
   */
  isFull?: boolean;
  /** `byLeaving`: the focus moved on, and the complete line was saved. */
  onDone: (item: PlanItem, byLeaving: boolean) => void;
  onCancel?: () => void;
}

/**
 * One line of a step. Enter adds it; leaving the form adds a complete line, so that no one loses
 * one to a forgotten tap.
 */
export function LineForm({
  copy,
  section,
  step,
  line,
  isFull = false,
  onDone,
  onCancel,
}: LineFormProps) {
  const draftName = `${PLAN_DRAFT}.${section}`;
  const [text, setText] = useState(() => line?.text ?? "");
  const [phone, setPhone] = useState(line?.phone ?? "");
  const [errors, setErrors] = useState<LineErrors>({});
  const field = useRef<HTMLInputElement>(null);
  const withPhone = WITH_PHONE.has(section);
  const isNew = line === undefined;

  function write(next: string) {
    setText(next);
    setErrors({});
    if (isNew) writeDraft(draftName, next);
  }

  // A line's form replaces the button that was pressed, so it takes the focus.
  useEffect(() => {
    if (!isNew) field.current?.focus();
  }, [isNew]);

  /** Reads this tab's draft on first focus, because the server doesn't have it. */
  function bringDraft() {
    if (isNew && text === "") setText(readDraft(draftName));
  }

  function submit(quiet: boolean): void {
    const read = readLine(section, { text, phone });
    if ("errors" in read) {
      if (!quiet) setErrors(read.errors);
      return;
    }
    if (isNew) write("");
    setPhone(isNew ? "" : phone);
    onDone(read.item, quiet);
    if (!quiet) field.current?.focus();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    submit(false);
  }

  function onBlur(event: FocusEvent<HTMLFormElement>) {
    if (!event.currentTarget.contains(event.relatedTarget) && text.trim() !== "") submit(true);
  }

  /** Escape cancels the edit. Ignores key repeat: three presses in a row leave the page. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !onCancel || event.repeat || isComposing(event.nativeEvent))
      return;
    // Keeps Escape from also closing the sheet that may contain the plan.
    event.preventDefault();
    onCancel();
  }

  if (isFull && text === "" && phone === "") return null;
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
      className="flex flex-wrap items-end gap-2.5 print:hidden"
    >
      <Field
        label={withPhone ? copy.name : isNew ? copy.line : copy.changed}
        error={errors.text}
        className="min-w-44 flex-[2]"
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={text}
            dir="auto"
            aria-label={`${withPhone ? copy.name : isNew ? copy.line : copy.changed}: ${step}`}
            maxLength={MAX_ITEM}
            autoComplete="off"
            enterKeyHint={withPhone ? "next" : "done"}
            onFocus={bringDraft}
            onChange={(event) => write(event.target.value)}
          />
        )}
      </Field>
      {withPhone ? (
        <Field label={copy.phone} error={errors.phone} className="min-w-32 flex-1">
          {(control) => (
            <Input
              {...control}
              value={phone}
              type="tel"
              aria-label={`${copy.phone}: ${step}`}
              placeholder={copy.phoneHint}
              maxLength={MAX_PHONE}
              autoComplete="off"
              onChange={(event) => setPhone(event.target.value)}
            />
          )}
        </Field>
      ) : null}
      <Button type="submit" variant={isNew ? "soft" : "primary"} className="mb-1.5 min-h-12">
        {isNew ? copy.add : copy.keep}
        <span className="sr-only">: {step}</span>
      </Button>
      {onCancel ? (
        <Button variant="quiet" onClick={onCancel} className="mb-1.5 min-h-12">
          {copy.cancel}
        </Button>
      ) : null}
    </form>
  );
}
