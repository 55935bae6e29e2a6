"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Slider } from "@/components/ui/slider";
import { LOWEST_PAIN, MAX_PAIN, REGIONS } from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import type { Scores } from "@/lib/features/movement/assessments/types";
import { BodyMap } from "./body-map";

const { body, regions, noPain } = ASSESSMENT_COPY.adult;
const LEVELS = Array.from({ length: MAX_PAIN - LOWEST_PAIN + 1 }, (_, at) => at + LOWEST_PAIN);

const NO_PAIN: Scores = Object.fromEntries(REGIONS.map(({ id }) => [id, LOWEST_PAIN]));

interface PainFormProps {
  levels: Scores;
  onChange: (levels: Scores) => void;
}

/** Pain by body area: on the map, or the same as a list. */
export function PainForm({ levels, onChange }: PainFormProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const set = (id: string, level: number) => onChange({ ...NO_PAIN, ...levels, [id]: level });
  return (
    <div data-kept className="grid gap-5">
      <BodyMap levels={levels} chosen={chosen} onChoose={setChosen} />
      <div aria-live="polite">
        {chosen ? (
          <Slider
            key={chosen}
            label={body.level(regions[chosen] ?? chosen)}
            min={LOWEST_PAIN}
            max={MAX_PAIN}
            value={levels[chosen] ?? LOWEST_PAIN}
            onValueChange={(level) => set(chosen, level)}
            ends={body.ends}
          />
        ) : (
          <p className="text-center text-ink-soft">{body.chosen}</p>
        )}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="soft" size="sm" onClick={() => onChange(NO_PAIN)}>
          {noPain}
        </Button>
      </div>
      <details>
        <summary className="prose-link inline-block cursor-pointer rounded-sm py-1">
          {body.list}
        </summary>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {REGIONS.map(({ id }) => (
            <Field key={id} label={regions[id]}>
              {(control) => (
                <Select
                  {...control}
                  value={levels[id] ?? LOWEST_PAIN}
                  onChange={(event) => set(id, Number(event.currentTarget.value))}
                >
                  {LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {level === LOWEST_PAIN ? `0, ${body.none}` : level}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
        </div>
      </details>
    </div>
  );
}
