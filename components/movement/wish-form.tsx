import { Checkbox } from "@/components/ui/checkbox";
import { Slider } from "@/components/ui/slider";
import {
  LOWEST_PAIN,
  MAX_FOR_CHILDREN,
  MAX_PAIN,
  MINUTES,
} from "@/lib/features/movement/constants";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import { BODY_AREAS } from "@/lib/features/movement/library/constants";
import { type Choices, chosenAreas, toggled } from "@/lib/features/movement/policy";
import { ChoiceChips } from "./choices";

interface WishFormProps {
  copy: PhysicalCopy;
  choices: Choices;
  onChange: (choices: Choices) => void;
  /** Shown once the server has asked for it. */
  asksClearance: boolean;
  under13: boolean;
}

/** Settings for the next routine. Every choice has a default, so nothing has to be filled in. */
export function WishForm({ copy, choices, onChange, asksClearance, under13 }: WishFormProps) {
  const { wish } = copy;
  const set = (change: Partial<Choices>) => onChange({ ...choices, ...change });
  return (
    <div className="grid grid-cols-1 gap-6">
      <ChoiceChips
        single
        name="minutes"
        legend={wish.minutes}
        options={MINUTES.filter((minutes) => !under13 || minutes <= MAX_FOR_CHILDREN).map(
          (minutes) => [String(minutes), String(minutes)],
        )}
        chosen={[String(choices.minutes)]}
        onToggle={(value) => set({ minutes: Number(value) })}
      />
      <ChoiceChips
        name="areas"
        legend={wish.areas}
        hint={wish.areasHint}
        options={Object.entries(copy.areas)}
        chosen={choices.areas}
        onToggle={(value) => set({ areas: chosenAreas(choices.areas, value) })}
      />
      <ChoiceChips
        name="goals"
        legend={wish.goals}
        hint={wish.goalsHint}
        options={Object.entries(copy.goals)}
        chosen={choices.goals}
        onToggle={(value) => set({ goals: toggled(choices.goals, value) })}
      />
      <ChoiceChips
        single
        name="difficulty"
        legend={wish.difficulty}
        options={Object.entries(copy.difficulties).filter(
          ([level]) => !under13 || level !== "advanced",
        )}
        chosen={[choices.difficulty]}
        onToggle={(value) => set({ difficulty: value as Choices["difficulty"] })}
      />
      <ChoiceChips
        name="equipment"
        legend={wish.equipment}
        hint={wish.equipmentHint}
        options={Object.entries(copy.equipment).filter(([thing]) => thing !== "wall")}
        chosen={choices.equipment}
        onToggle={(value) => set({ equipment: toggled(choices.equipment, value) })}
      />
      <Pain copy={copy} pain={choices.pain} onChange={(pain) => set({ pain })} />
      <ChoiceChips
        name="conditions"
        legend={wish.conditions}
        hint={wish.conditionsHint}
        options={Object.entries(copy.conditions)}
        chosen={choices.conditions}
        onToggle={(value) => set({ conditions: toggled(choices.conditions, value) })}
      />
      {asksClearance ? (
        <Checkbox
          label={wish.clearance}
          checked={choices.medicalClearance}
          onChange={(event) => set({ medicalClearance: event.currentTarget.checked })}
        />
      ) : null}
    </div>
  );
}

const FIRST_LEVEL = 3;

interface PainProps {
  copy: PhysicalCopy;
  pain: Choices["pain"];
  onChange: (pain: Choices["pain"]) => void;
}

/** The body areas first, then a scale for each one selected. */
function Pain({ copy: { wish, areas }, pain, onChange }: PainProps) {
  const hurting = BODY_AREAS.filter((area) => area in pain);
  function toggle(area: string) {
    const { [area]: known, ...others } = pain;
    onChange(known === undefined ? { ...pain, [area]: FIRST_LEVEL } : others);
  }
  return (
    <div className="grid gap-4">
      <ChoiceChips
        name="pain"
        legend={wish.hurts}
        hint={wish.hurtsHint}
        options={BODY_AREAS.map((area) => [area, areas[area]])}
        chosen={hurting}
        onToggle={toggle}
      />
      {hurting.length > 0 ? (
        <div className="grid gap-4 sm:grid-cols-2">
          {hurting.map((area) => (
            <Slider
              key={area}
              label={areas[area]}
              min={LOWEST_PAIN}
              max={MAX_PAIN}
              value={pain[area] ?? LOWEST_PAIN}
              onValueChange={(level) => onChange({ ...pain, [area]: level })}
              valueText={(level) => (level === LOWEST_PAIN ? wish.noPain : `${level}`)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
