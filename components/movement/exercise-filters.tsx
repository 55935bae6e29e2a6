import { Chip } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import {
  CATEGORY_NAMES,
  DIFFICULTIES,
  EXERCISE_CATEGORIES,
} from "@/lib/features/movement/constants";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import type { Filters } from "@/lib/features/movement/policy";

interface ExerciseFiltersProps {
  copy: PhysicalCopy;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const CATEGORIES = ["all", ...EXERCISE_CATEGORIES] as const;

export function ExerciseFilters({ copy, filters, onChange }: ExerciseFiltersProps) {
  const { library } = copy;
  const set = (change: Partial<Filters>) => onChange({ ...filters, ...change });
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{library.filter}</legend>
        <div className="flex flex-wrap gap-2">
          {CATEGORIES.map((category) => (
            <Chip
              key={category}
              aria-pressed={filters.category === category}
              onClick={() => set({ category })}
            >
              {CATEGORY_NAMES[category]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field label={library.search}>
          {(control) => (
            <Input
              {...control}
              type="search"
              autoComplete="off"
              placeholder={library.searchHint}
              value={filters.words}
              onChange={(event) => set({ words: event.currentTarget.value })}
            />
          )}
        </Field>
        <Picker
          label={library.area}
          any={library.anyArea}
          options={Object.entries(copy.areas)}
          value={filters.area}
          onPick={(area) => set({ area })}
        />
        <Picker
          label={library.difficulty}
          any={library.anyDifficulty}
          options={Object.entries(copy.difficulties)}
          value={filters.difficulty}
          onPick={(value) =>
            set({ difficulty: DIFFICULTIES.find((level) => level === value) ?? null })
          }
        />
        <Picker
          label={library.equipment}
          any={library.anyEquipment}
          options={[["none", library.noEquipment], ...Object.entries(copy.equipment)]}
          value={filters.equipment}
          onPick={(equipment) => set({ equipment })}
        />
      </div>
    </div>
  );
}

interface PickerProps {
  label: string;
  any: string;
  options: readonly (readonly [string, string])[];
  value: string | null;
  onPick: (value: string | null) => void;
}

function Picker({ label, any, options, value, onPick }: PickerProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          data-kept
          value={value ?? ""}
          onChange={({ target }) => onPick(target.value || null)}
        >
          <option value="">{any}</option>
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
