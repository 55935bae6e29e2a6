"use client";

import { Pencil, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { MOST_ITEMS, type Section } from "@/lib/features/safety-plan/constants";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import { planEn } from "@/lib/features/safety-plan/copy/en";
import type { PlanItem } from "@/lib/features/safety-plan/types";
import type { Audience } from "@/lib/shared/audience";
import { LineForm } from "./line-form";
import { PlanLine } from "./plan-line";
import { Suggestions } from "./suggestions";

interface StepCardProps {
  audience: Audience;
  section: Section;
  /** Null for what stands beside the six steps. */
  number: number | null;
  items: readonly PlanItem[];
  onChange: (section: Section, items: readonly PlanItem[]) => void;
  /** A line was written; looked at before it is sent. */
  onWritten: (text: string) => void;
}

interface Removed {
  readonly item: PlanItem;
  readonly at: number;
}

export function StepCard({ audience, section, number, items, onChange, onWritten }: StepCardProps) {
  const copy = PLAN_EDITOR[audience];
  const title = planEn[audience].steps[section];
  const id = `plan-${section}`;
  const [changing, setChanging] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  function set(next: readonly PlanItem[]) {
    setChanging(null);
    setRemoved(null);
    onChange(section, next);
  }

  function add(item: PlanItem) {
    onWritten(item.text);
    set([...items, item]);
  }

  function replace(at: number, item: PlanItem) {
    onWritten(item.text);
    set(items.map((known, index) => (index === at ? item : known)));
  }

  function remove(at: number) {
    const item = items[at];
    if (!item) return;
    set(items.filter((_, index) => index !== at));
    setRemoved({ item, at });
  }

  function undo() {
    if (!removed) return;
    set([...items.slice(0, removed.at), removed.item, ...items.slice(removed.at)]);
    heading.current?.focus();
  }

  return (
    <Card as="section" aria-labelledby={id} className="grid grid-cols-1 gap-3.5">
      <header className="flex items-start gap-3.5">
        <StepNumber number={number} />
        <div className="min-w-0">
          <h2 ref={heading} id={id} tabIndex={-1} className="pt-1 text-xl outline-none">
            {title}
            {number === null ? (
              <span className="ms-2 font-normal font-sans text-ink-soft text-sm">{copy.optional}</span>
            ) : null}
          </h2>
          <p className="mt-1 text-ink-soft text-[0.9375rem]">{copy.hints[section]}</p>
        </div>
      </header>
      {items.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-1 gap-2">
          {items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <li key={`${at}:${item.text}`} className="animate-fade">
              {changing === at ? (
                <LineForm
                  copy={copy}
                  section={section}
                  step={title}
                  line={item}
                  onDone={(next) => replace(at, next)}
                  onCancel={() => setChanging(null)}
                />
              ) : (
                <Line copy={copy} item={item} onChange={() => setChanging(at)} onRemove={() => remove(at)} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Undo copy={copy} removed={removed} onUndo={undo} />
      {section === "professionals" ? (
        <Suggestions audience={audience} copy={copy} items={items} onAdd={(item) => set([...items, item])} />
      ) : null}
      {items.length < MOST_ITEMS ? (
        <LineForm copy={copy} section={section} step={title} onDone={add} />
      ) : (
        <p className="text-ink-soft text-sm">{copy.full}</p>
      )}
    </Card>
  );
}

function StepNumber({ number }: { number: number | null }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-primary-soft font-display text-lg text-primary-deep"
    >
      {number ?? "♡"}
    </span>
  );
}

type EditorCopy = (typeof PLAN_EDITOR)[Audience];

interface LineProps {
  copy: EditorCopy;
  item: PlanItem;
  onChange: () => void;
  onRemove: () => void;
}

function Line({ copy, item, onChange, onRemove }: LineProps) {
  return (
    <div className="flex items-center gap-1 rounded-control bg-sunk py-1 ps-4 pe-1">
      <PlanLine item={item} />
      <Button variant="quiet" size="icon" aria-label={copy.change(item.text)} onClick={onChange}>
        <Pencil aria-hidden className="size-4" />
      </Button>
      <Button variant="quiet" size="icon" aria-label={copy.remove(item.text)} onClick={onRemove}>
        <X aria-hidden className="size-4.5" />
      </Button>
    </div>
  );
}

/** One function for all renders, so that it is called when the button appears and not again. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/** Stays until the next change: nobody has to be quick. Takes the focus, because the removed line had it. */
function Undo({ copy, removed, onUndo }: { copy: EditorCopy; removed: Removed | null; onUndo: () => void }) {
  return (
    <div role="status" className="empty:hidden print:hidden">
      {removed ? (
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          {copy.removed}
          <Button ref={takeFocus} variant="secondary" size="sm" onClick={onUndo}>
            {copy.undo}
          </Button>
        </p>
      ) : null}
    </div>
  );
}
