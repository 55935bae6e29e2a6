interface FactTableProps {
  /** Label of the control that opens it. */
  show: string;
  caption: string;
  head: readonly string[];
  /** The first cell is the row's key and isn't shown. */
  rows: readonly (readonly [key: string, ...cells: (string | number)[]])[];
}

/** A chart's data as a table, for people who prefer reading. */
export function FactTable({ show, caption, head, rows }: FactTableProps) {
  return (
    <details className="mt-3">
      <summary className="prose-link inline-block cursor-pointer rounded-sm py-1 text-sm">
        {show}
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-start text-sm tabular-nums [&_td]:py-2 [&_td]:pe-4 [&_th]:py-2 [&_th]:pe-4 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, ...cells]) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
