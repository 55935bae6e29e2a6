import { Hint } from "@/components/ui/field";

interface ChoicesProps {
  legend: string;
  hint?: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
  /** Allows one choice instead of several. */
  single?: boolean;
  name: string;
}

/**
 * Checkboxes or radios styled as chips: the whole chip is the target, and screen readers announce
 * the native control.
 */
export function ChoiceChips({
  legend,
  hint,
  options,
  chosen,
  onToggle,
  single,
  name,
}: ChoicesProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      {hint ? <Hint>{hint}</Hint> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map(([value, label]) => (
          <label
            key={value}
            className="inline-flex min-h-10 cursor-pointer items-center rounded-full border border-line-strong bg-card px-4 py-1.5 font-semibold text-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type={single ? "radio" : "checkbox"}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
