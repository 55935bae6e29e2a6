"use client";

import { ChevronDown, Sparkles } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { AnchorButton } from "@/components/ui/link-button";
import { DEFAULT_WISH, GENERATE, LOWEST_PAIN } from "@/lib/features/movement/constants";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import type { Choices } from "@/lib/features/movement/policy";
import { dialable } from "@/lib/shared/dialable";
import type { Generating } from "./use-generate";
import { WishForm } from "./wish-form";

interface GenerateCardProps {
  copy: PhysicalCopy;
  generating: Generating;
  /** False without parental consent. */
  open: boolean;
  under13: boolean;
  /** Local emergency number. */
  emergency: string;
}

const namesOf = (chosen: readonly string[], names: Readonly<Record<string, string>>): string =>
  chosen.map((value) => names[value] ?? value).join(", ");

const summaryOf = (copy: PhysicalCopy, { minutes, areas, goals }: Choices): string =>
  copy.wish.summary(
    minutes,
    namesOf(areas, copy.areas),
    namesOf(goals.length > 0 ? goals : DEFAULT_WISH.goals, copy.goals),
  );

/** Lists the pain and conditions that exclude exercises, because that must never happen unseen. */
function keptOutOf(copy: PhysicalCopy, { pain, conditions }: Choices): string | null {
  const hurting = Object.entries(pain).flatMap(([area, level]) =>
    level > LOWEST_PAIN ? [copy.wish.hurting(namesOf([area], copy.areas), level)] : [],
  );
  const told = [...hurting, ...conditions.map((one) => namesOf([one], copy.conditions))];
  return told.length > 0 ? copy.wish.mindful(told.join(", ")) : null;
}

/** One press makes a routine; its settings are shown next to the button and can be changed. */
export function GenerateCard({ copy, generating, open, under13, emergency }: GenerateCardProps) {
  const { choices, setChoices, shown, setShown, takenOver, refusal, make, making } = generating;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takenOver > 0) note.current?.focus();
  }, [takenOver]);
  const id = useId();
  const isOpen = shown || refusal !== null;
  const mindful = open ? keptOutOf(copy, choices) : null;
  return (
    <Card tone="soft">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button size="lg" pending={making} disabled={!open} onClick={make}>
          {making ? null : <Sparkles aria-hidden className="size-5" />}
          {GENERATE}
        </Button>
        <div className="min-w-56 flex-1">
          <p className="text-sm">{open ? summaryOf(copy, choices) : copy.open}</p>
          {mindful ? <p className="text-sm">{mindful}</p> : null}
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
              <ChevronDown
                aria-hidden
                className={cn("size-4 transition-transform", isOpen && "rotate-180")}
              />
            </Button>
          ) : null}
        </div>
      </div>
      <div role="status" className="not-empty:mt-2 text-ink-soft text-sm">
        {making ? copy.wish.working : null}
      </div>
      <div role="alert" className="not-empty:mt-4">
        {refusal ? (
          <div className="grid justify-items-start gap-3 rounded-control bg-signal-soft px-4 py-3 text-signal-ink">
            <p>{refusal.message}</p>
            {refusal.message.includes(emergency) ? (
              <AnchorButton variant="crisis" size="sm" href={`tel:${dialable(emergency)}`}>
                {copy.wish.call(emergency)}
              </AnchorButton>
            ) : null}
          </div>
        ) : null}
      </div>
      {takenOver > 0 ? (
        <p ref={note} tabIndex={-1} className="mt-4 rounded-sm font-semibold outline-offset-4">
          {copy.wish.fromCheck}
        </p>
      ) : null}
      <div id={id} hidden={!isOpen} className="mt-5">
        {isOpen ? (
          <>
            <WishForm
              {...{ copy, choices, under13 }}
              onChange={setChoices}
              asksClearance={refusal?.asksClearance ?? false}
            />
            <Button className="mt-6" pending={making} disabled={!open} onClick={make}>
              {copy.wish.makeIt}
            </Button>
          </>
        ) : null}
      </div>
      <p className="mt-4 text-ink-soft text-sm">{copy.care}</p>
    </Card>
  );
}
