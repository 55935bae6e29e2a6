import { type ReactNode, useId } from "react";
import { cn } from "./cn";
import { FieldError } from "./field";

interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

interface RadioGroupProps<V extends string> {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption<V>[];
  value?: V | undefined;
  defaultValue?: V | undefined;
  onValueChange?: (value: V) => void;
  error?: string | undefined;
  className?: string;
}

/** Native radios in a fieldset: the browser provides arrow keys, grouping and form handling. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, name, options, value, defaultValue, onValueChange, error, className } = props;
  const id = useId();
  return (
    <fieldset
      className={cn("grid gap-2", className)}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex cursor-pointer items-start gap-3 rounded-control border border-line bg-card p-3.5 transition-colors hover:border-line-strong has-checked:border-primary has-checked:bg-primary-soft"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            className="tick-control"
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={onValueChange ? () => onValueChange(option.value) : undefined}
            readOnly={value !== undefined && !onValueChange}
          />
          <span className="grid gap-0.5">
            <span>{option.label}</span>
            {option.hint ? <span className="text-ink-soft text-sm">{option.hint}</span> : null}
          </span>
        </label>
      ))}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
