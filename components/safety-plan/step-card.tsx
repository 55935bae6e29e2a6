"use client";

import { Heart } from "lucide-react";
import { useRef } from "react";
import { Card } from "@/components/ui/card";
import { MAX_ITEMS, type Section } from "@/lib/features/safety-plan/constants";
import { PLAN_EDITOR, type PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import type { PlanItem } from "@/lib/features/safety-plan/types";
import type { Audience } from "@/lib/shared/audience";
import planEn from "@/messages/en/safety-plan.json";
import { LineForm } from "./line-form";
import { LineRow } from "./line-row";
import { Suggestions } from "./suggestions";
import { UndoLine } from "./undo-line";
import { useStepLines } from "./use-step-lines";

interface StepCardProps {
  audience: Audience;
  section: Section;
  /** Null for the sections other than the six steps. */
  number: number | null;
  items: readonly PlanItem[];
  onChange: (section: Section, items: readonly PlanItem[]) => void;
  onWritten: (text: string) => void;
}

export function StepCard({ audience, section, number, items, onChange, onWritten }: StepCardProps) {
  const copy = PLAN_EDITOR[audience];
  const title = planEn[audience].steps[section];
  const id = `plan-${section}`;
  const lines = useStepLines({ section, items, onChange, onWritten });
  const heading = useRef<HTMLHeadingElement>(null);
  const form = { copy, section, step: title };

  function undo() {
    lines.undo();
    heading.current?.focus();
  }

  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-3.5">
      <header className="flex items-start gap-3.5">
        <StepNumber number={number} />
        <div className="min-w-0">
          <h2 ref={heading} id={id} tabIndex={-1} className="text-wrap pt-1 text-xl outline-none">
            {title}
            {number === null ? (
              <span className="ms-2 font-normal font-sans text-ink-soft text-sm">
                {copy.optional}
              </span>
            ) : null}
          </h2>
          <p className="mt-1 text-ink-soft text-[0.9375rem]">{copy.hints[section]}</p>
        </div>
      </header>
      {lines.shown.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-1 gap-2">
          {lines.shown.map(({ key, item }) => (
            <li key={key} className="animate-fade">
              {lines.changing === key ? (
                <LineForm {...form} line={item} onDone={lines.replace} onCancel={lines.cancel} />
              ) : (
                <LineRow
                  copy={copy}
                  item={item}
                  focused={lines.left === key}
                  onChange={() => lines.change(key)}
                  onRemove={() => lines.remove(key)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <UndoLine copy={copy} shown={lines.removed} onUndo={undo} />
      {section === "professionals" ? (
        <Suggestions audience={audience} copy={copy} items={items} onAdd={lines.suggest} />
      ) : null}
      <LineForm {...form} isFull={items.length >= MAX_ITEMS} onDone={lines.add} />
      <Room copy={copy} lines={items.length} />
    </Card>
  );
}

/** Shown once a step is full; it can be over the limit after a merge of two devices. */
function Room({ copy, lines }: { copy: PlanEditorCopy; lines: number }) {
  if (lines < MAX_ITEMS) return null;
  const extra = lines - MAX_ITEMS;
  if (extra > 0) return <p className="font-medium text-sm">{copy.makeRoom(extra)}</p>;
  return <p className="text-ink-soft text-sm">{copy.full}</p>;
}

function StepNumber({ number }: { number: number | null }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft font-display text-lg text-primary-deep"
    >
      {number ?? <Heart className="size-4.5" />}
    </span>
  );
}
