import { cn } from "./cn";

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** Hides the label where a heading already says it. */
  quiet?: boolean;
  className?: string;
}

export function Progress({ label, value, max, quiet, className }: ProgressProps) {
  return (
    <div className={cn("grid gap-1.5", className)}>
      <span
        aria-hidden
        className={cn("flex justify-between font-medium text-ink-soft text-sm", quiet && "hidden")}
      >
        <span>{label}</span>
        <span className="tabular-nums">
          {value} / {max}
        </span>
      </span>
      <progress aria-label={label} value={value} max={max} className="progress-control" />
    </div>
  );
}
