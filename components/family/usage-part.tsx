import { FAMILY_COPY } from "@/lib/across/family/copy";
import type { UsedDay } from "@/lib/across/family/types";
import { dayName } from "@/lib/shared/calendar";
import { Part, type ViewProps } from "./part";

/** Four weeks of use as bars, as one sentence, and as a table. */
export function UsagePart({ audience, view: { usage } }: ViewProps) {
  const copy = FAMILY_COPY[audience].usage;
  const used = usage.filter(({ minutes }) => minutes > 0);
  const total = used.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <Part title={copy.title}>
      <p>{used.length === 0 ? copy.none : copy.total(used.length, total)}</p>
      {used.length > 0 ? (
        <>
          <Bars usage={usage} />
          <details>
            <summary className="prose-link inline-block rounded-sm py-1 text-sm">
              {copy.show}
            </summary>
            <table className="mt-2 w-full text-start text-sm tabular-nums [&_td]:py-1.5 [&_th]:py-1.5 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b">
              <caption className="sr-only">{copy.caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{copy.columns.day}</th>
                  <th scope="col">{copy.columns.minutes}</th>
                </tr>
              </thead>
              <tbody>
                {used.toReversed().map(({ day, minutes }) => (
                  <tr key={day}>
                    <td>{dayName(day)}</td>
                    <td>{minutes}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      ) : null}
    </Part>
  );
}

/** Bars are capped at this: they show that the service was used, not how good or bad that is. */
const FULL_MINUTES = 60;

function Bars({ usage }: { usage: readonly UsedDay[] }) {
  return (
    <div aria-hidden className="flex h-16 items-end gap-0.5 sm:gap-1">
      {usage.map(({ day, minutes }) => (
        <span
          key={day}
          className={minutes > 0 ? "flex-1 rounded-sm bg-primary" : "flex-1 rounded-sm bg-sunk"}
          style={{
            height: minutes > 0 ? `${20 + 80 * Math.min(1, minutes / FULL_MINUTES)}%` : "8%",
          }}
        />
      ))}
    </div>
  );
}
