"use client";

import { ChevronDown, Sparkles } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { GENERATE } from "@/lib/features/physical/constants";
import type { PhysicalCopy } from "@/lib/features/physical/copy";
import type { Choices } from "@/lib/features/physical/policy";
import type { Generating } from "./use-generate";
import { WishForm } from "./wish-form";

interface GenerateCardProps {
  copy: PhysicalCopy;
  generating: Generating;
  /** False while a parent has not agreed. */
  open: boolean;
}

const namesOf = (chosen: readonly string[], names: Readonly<Record<string, string>>): string =>
  chosen.map((value) => names[value] ?? value).join(", ");

const summaryOf = (copy: PhysicalCopy, { minutes, areas, goals }: Choices): string =>
  copy.wish.summary(minutes, namesOf(areas, copy.areas), namesOf(goals, copy.goals));

/** One press makes a routine; what it is for stands beside the button and can be changed, but need not. */
export function GenerateCard({ copy, generating, open }: GenerateCardProps) {
  const { choices, setChoices, shown, setShown, takenOver, refusal, make, making } = generating;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takenOver > 0) note.current?.focus();
  }, [takenOver]);
  const id = useId();
  const isOpen = shown || refusal !== null;
  return (
    <Card tone="soft">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="lg" pending={making} disabled={!open} onClick={make}>
          {making ? null : <Sparkles aria-hidden className="size-5" />}
          {GENERATE}
        </Button>
        <div className="min-w-56 flex-1">
          <p className="text-sm">{open ? summaryOf(copy, choices) : copy.open}</p>
          {open ? (
            <Button
              variant="quiet"
              size="sm"
              className="-ms-3.5"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setShown(!isOpen)}
            >
              {isOpen ? copy.wish.hide : copy.wish.change}
              <ChevronDown aria-hidden className={cn("size-4 transition-transform", isOpen && "rotate-180")} />
            </Button>
          ) : null}
        </div>
      </div>
      <div role="status" className="not-empty:mt-2 text-ink-soft text-sm">
        {making ? copy.wish.working : null}
      </div>
      <div role="alert" className="not-empty:mt-4">
        {refusal ? <p className="rounded-control bg-signal-soft px-4 py-3 text-signal-ink">{refusal.message}</p> : null}
      </div>
      {takenOver > 0 ? (
        <p ref={note} tabIndex={-1} className="mt-4 scroll-mt-24 rounded-sm font-semibold outline-offset-4">
          {copy.wish.fromCheck}
        </p>
      ) : null}
      <div id={id} hidden={!isOpen} className="mt-5">
        {isOpen ? (
          <WishForm
            copy={copy}
            choices={choices}
            onChange={setChoices}
            asksClearance={refusal?.asksClearance ?? false}
          />
        ) : null}
      </div>
      <p className="mt-4 text-ink-soft text-sm">{copy.care}</p>
    </Card>
  );
}
