"use client";

import { type ReactNode, useId } from "react";
import { cn } from "./cn";

interface SliderProps {
  label: ReactNode;
  min: number;
  max: number;
  step?: number;
  value: number;
  onValueChange: (value: number) => void;
  /** Words at both ends, e.g. "a little" and "very much". */
  ends?: readonly [string, string];
  /** How the value is announced, if more than the number helps. */
  valueText?: (value: number) => string;
  disabled?: boolean;
  className?: string;
}

/**
 * A native range: VoiceOver and TalkBack can adjust it by swiping, which doesn't work with a custom
 * one, and a tap anywhere on the track sets it, so nothing needs dragging (WCAG 2.5.7).
 */
export function Slider(props: SliderProps) {
  const {
    label,
    min,
    max,
    step = 1,
    value,
    onValueChange,
    ends,
    valueText,
    disabled,
    className,
  } = props;
  const id = useId();
  return (
    <div className={cn("grid gap-2", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <output htmlFor={id} className="font-display text-2xl tabular-nums">
          {value}
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText?.(value)}
        onChange={(event) => onValueChange(event.currentTarget.valueAsNumber)}
        className="range-control"
      />
      {ends ? (
        <div aria-hidden className="flex justify-between text-ink-soft text-sm">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      ) : null}
    </div>
  );
}
