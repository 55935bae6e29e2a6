import { TREATMENT_LOCATOR } from "@/lib/crisis/united-states/contacts";
import { CHECK_COPY } from "@/lib/features/trauma/checks/copy";
import { heaviestOf, weightOf } from "@/lib/features/trauma/checks/policy";
import type { TraumaCheck } from "@/lib/features/trauma/checks/schema";

/** The answers' result, the next step, and a note that it is no diagnosis. */
export function CheckResult({ check }: { check: TraumaCheck }) {
  const { result, items } = CHECK_COPY.adult;
  const weight = weightOf(check.answers);
  const heavy = heaviestOf(check.answers);
  return (
    <div className="mt-5 grid gap-2">
      <h3 className="text-lg">{result.title}</h3>
      <p>{result.weight[weight]}</p>
      {heavy.length > 0 ? <p>{result.heavy(heavy.map((item) => items[item]))}</p> : null}
      <p className="font-semibold">{result.next[weight]}</p>
      <p className="text-ink-soft text-sm">{result.notDiagnosis}</p>
      <p>
        <a
          href={TREATMENT_LOCATOR.href}
          target="_blank"
          rel="noopener noreferrer"
          className="prose-link text-sm"
        >
          {result.locator}
        </a>
      </p>
    </div>
  );
}
