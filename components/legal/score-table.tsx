import { cn } from "@/components/ui/cn";
import { SCORED_DIMENSIONS, type Voice } from "@/lib/core/legal/safety-score/constants";
import type { SCORE_COPY } from "@/lib/core/legal/safety-score/copy";
import type { ScoreEntry } from "@/lib/core/legal/safety-score/schema";
import type { Audience } from "@/lib/shared/audience";

export interface ColumnOfScores {
  readonly voice: Voice;
  readonly title: string;
  /** The title with the model's name, which is too long for a column on a phone. */
  readonly name: string;
  readonly entry: ScoreEntry;
}

interface ScoreTableProps {
  copy: (typeof SCORE_COPY)[Audience];
  columns: readonly ColumnOfScores[];
}

/** Rounded down, so that nothing appears to reach a score it missed. */
const points = (score: number): number => Math.floor(score);

const CELLS = cn(
  "[&_td]:py-2 [&_td]:ps-1.5 [&_td]:align-top [&_th]:py-2 [&_th]:text-start [&_th]:align-top",
  "[&_th+th]:ps-1.5 [&_th]:hyphens-auto [&_tr]:border-line [&_tr]:border-b",
);

/** A column for each voice. Fixed widths fit three of them on a phone of 320 pixels. */
export function ScoreTable({ copy, columns }: ScoreTableProps) {
  return (
    <table className={cn("mt-4 w-full table-fixed text-start text-sm tabular-nums", CELLS)}>
      <caption className="sr-only">{copy.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={columns.length > 1 ? "w-3/10" : "w-3/5"}>
            {copy.area}
          </th>
          {columns.map(({ voice, title }) => (
            <th key={voice} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORED_DIMENSIONS.map((dimension) => (
          <tr key={dimension}>
            <RowName>{copy.areas[dimension]}</RowName>
            {columns.map(({ voice, entry }) => {
              const { mean, median } = entry.dimensions[dimension];
              return (
                <td key={voice}>
                  <Figure>{points(mean)}</Figure>{" "}
                  <span className="block text-ink-soft text-xs">{copy.middle(points(median))}</span>
                </td>
              );
            })}
          </tr>
        ))}
        <tr>
          <RowName>{copy.highHarm}</RowName>
          {columns.map(({ voice, entry }) => (
            <td key={voice}>
              <Figure>{entry.highHarm}</Figure>
            </td>
          ))}
        </tr>
        <tr>
          <RowName>{copy.falseAlarms}</RowName>
          {columns.map(({ voice, entry }) => (
            <td key={voice}>
              <Figure>{`${(100 * entry.crisisWording).toFixed(1)}%`}</Figure>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const RowName = ({ children }: { children: string }) => (
  <th scope="row" className="font-normal">
    {children}
  </th>
);

const Figure = ({ children }: { children: string | number }) => (
  <span className="font-semibold sm:text-base">{children}</span>
);
