import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { SHARED_COPY } from "@/lib/across/your-data/shares/copy";
import type { SharedProgramme } from "@/lib/across/your-data/shares/types";

interface PartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One shared item. */
export const Part = ({ title, hint, children }: PartProps) => (
  <Card tone="flat" className="grid grid-cols-1 gap-3 break-inside-avoid">
    <CardTitle>{title}</CardTitle>
    {hint ? <p className="text-ink-soft text-sm">{hint}</p> : null}
    {children}
  </Card>
);

/** Lines of user text, in whichever direction they were written; `nothing` if there are none. */
export function Lines({ lines, nothing }: { lines: readonly string[]; nothing: string }) {
  if (lines.length === 0) return <p className="text-ink-soft">{nothing}</p>;
  return (
    <ul className="grid list-disc gap-1.5 ps-5 marker:text-primary">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may appear twice, and the order never changes
        <li key={`${at} ${line}`} dir="auto" className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

interface TableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Small enough for a phone held upright; the first cell of a row is its header. */
export const Table = ({ caption, columns, rows }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled with the arrow keys
  <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
    <table className="w-full border-collapse text-start text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-line border-b py-1.5 pe-3 text-start font-semibold"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read the same, and the order never changes
          <tr key={row}>
            <th scope="row" className="border-line border-b py-1.5 pe-3 text-start font-medium">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} className="border-line border-b py-1.5 pe-3">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const copy = SHARED_COPY.programmes;

export const ProgrammeLines = ({ programmes }: { programmes: readonly SharedProgramme[] }) => (
  <Lines
    lines={programmes.map(
      ({ name, progress, isFinished }) =>
        `${name}: ${isFinished ? copy.finished : copy.progress(progress)}`,
    )}
    nothing={SHARED_COPY.nothing}
  />
);
