import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "./cn";

/** The props a control needs so that screen readers announce its label, hint and error. */
export interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  /** Set if something outside the field has to find the control, such as an error summary. */
  id?: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label on top, hint below it, error right under the control: the order in which people read and
 * hear them.
 */
export function Field({ label, id, hint, error, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={cn("grid gap-1.5", className)}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
      </label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      {children({
        id: controlId,
        "aria-describedby": [hintId, errorId].filter(Boolean).join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

export function Hint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} className="text-ink-soft text-sm">
      {children}
    </p>
  );
}

/** The live region is always in the page, so that an error is announced the moment it appears. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <div aria-live="polite">
      {children ? (
        <p id={id} className="flex items-start gap-1.5 pt-0.5 font-medium text-signal-ink text-sm">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {children}
        </p>
      ) : null}
    </div>
  );
}
