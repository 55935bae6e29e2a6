import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import {
  type AssessmentType,
  CHECKS,
  type Check,
} from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import type { Scores } from "@/lib/features/movement/assessments/types";
import { CheckTimer } from "./check-timer";

const copy = ASSESSMENT_COPY.adult;
const NOT_DONE = "";

interface CheckFieldsProps {
  type: Exclude<AssessmentType, "pain">;
  scores: Scores;
  /** Validation messages by check. */
  errors: Readonly<Record<string, string>>;
  onChange: (scores: Scores) => void;
}

function withScore(scores: Scores, id: string, value: string): Scores {
  const { [id]: _, ...others } = scores;
  return value === NOT_DONE ? others : { ...others, [id]: Number(value) };
}

/** The checks of one type, each with instructions, its source, and an optional score. */
export function CheckFields({ type, scores, errors, onChange }: CheckFieldsProps) {
  return (
    <div data-kept className="grid gap-7">
      {CHECKS[type].map((check) => (
        <CheckField
          key={check.id}
          check={check}
          score={scores[check.id]}
          error={errors[check.id]}
          onScore={(value) => onChange(withScore(scores, check.id, value))}
        />
      ))}
    </div>
  );
}

interface CheckFieldProps {
  check: Check;
  score: number | undefined;
  error: string | undefined;
  onScore: (value: string) => void;
}

function CheckField({ check, score, error, onScore }: CheckFieldProps) {
  const words = copy.checks[check.id];
  const value = score === undefined ? NOT_DONE : String(score);
  const about = words && words.how.length > 0 ? <How steps={words.how} /> : null;
  const source = (
    <>
      {check.seconds ? <CheckTimer seconds={check.seconds} /> : null}
      <p className="text-ink-soft text-sm">{copy.follows(check.source)}</p>
    </>
  );
  if (words?.scores) {
    return (
      <div className="grid gap-2">
        <RadioGroup
          legend={words.name}
          name={check.id}
          value={value}
          error={error}
          onValueChange={onScore}
          options={[
            { value: NOT_DONE, label: copy.notDone, hint: about },
            ...words.scores.map((label, at) => ({ value: String(at), label })),
          ]}
        />
        {source}
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Field label={words?.name ?? check.id} hint={about ?? undefined} error={error}>
        {(control) =>
          words?.unit ? (
            <span className="flex items-center gap-3">
              <Input
                {...control}
                type="number"
                inputMode="numeric"
                min={check.lowest}
                max={check.highest}
                value={value}
                onChange={(event) => onScore(event.currentTarget.value)}
                className="max-w-28"
              />
              <span className="text-ink-soft">{words.unit}</span>
            </span>
          ) : (
            <TaskScale control={control} check={check} value={value} onScore={onScore} />
          )
        }
      </Field>
      {source}
    </div>
  );
}

interface TaskScaleProps {
  control: object;
  check: Check;
  value: string;
  onScore: (value: string) => void;
}

function TaskScale({ control, check, value, onScore }: TaskScaleProps) {
  const scores = Array.from(
    { length: check.highest - check.lowest + 1 },
    (_, at) => at + check.lowest,
  );
  const labelOf = (score: number) =>
    score === check.lowest
      ? copy.taskEnds[0]
      : score === check.highest
        ? copy.taskEnds[1]
        : String(score);
  return (
    <Select {...control} value={value} onChange={(event) => onScore(event.currentTarget.value)}>
      <option value={NOT_DONE}>{copy.notDone}</option>
      {scores.map((score) => (
        <option key={score} value={score}>
          {labelOf(score)}
        </option>
      ))}
    </Select>
  );
}

function How({ steps }: { steps: readonly string[] }) {
  return (
    <span className="grid gap-0.5">
      {steps.map((step) => (
        <span key={step}>{step}</span>
      ))}
    </span>
  );
}
