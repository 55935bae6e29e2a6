import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn";
import { FieldError } from "./field";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type"> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** The whole row is the target; links inside the label still work. */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={cn("grid gap-1", className)}>
      <div className="flex items-start gap-3">
        <input
          {...rest}
          id={controlId}
          type="checkbox"
          className="tick-control mt-0.5 rounded-[0.5rem]"
          aria-invalid={error ? true : undefined}
          aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
        />
        <span className="grid gap-0.5">
          <label htmlFor={controlId} className="cursor-pointer py-0.5">
            {label}
          </label>
          {hint ? (
            <span id={hintId} className="text-ink-soft text-sm">
              {hint}
            </span>
          ) : null}
        </span>
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
