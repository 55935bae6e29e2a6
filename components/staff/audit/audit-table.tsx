import { Fragment } from "react";
import { useTimeZone } from "@/lib/client/time-zone";
import { AUDIT_COPY } from "@/lib/core/audit/copy";
import type { AuditLine } from "@/lib/core/audit/types";
import { shortDate, timeOfDay } from "@/lib/shared/dates";

const { columns } = AUDIT_COPY;

type Column = keyof typeof columns;
const COLUMNS = Object.keys(columns) as Column[];

const FRAME = "max-md:hidden overflow-x-auto rounded-card border border-line bg-card";

/**
 * The audit trail: a table on wide screens, and one card per row on narrow ones, where five columns
 * don't fit.
 */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  return (
    <>
      <ol aria-label={AUDIT_COPY.title} className="grid gap-3 md:hidden">
        {lines.map((line) => (
          <LineCard key={line.seq} line={line} />
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section aria-label={AUDIT_COPY.title} tabIndex={0} className={FRAME}>
        <table className="w-full min-w-160 text-start text-sm [&_td]:px-4 [&_td]:py-2.5 [&_td]:align-top [&_th]:px-4 [&_th]:py-2.5 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b [&_tr:last-child]:border-b-0">
          <caption className="sr-only">{AUDIT_COPY.title}</caption>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {columns[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.seq}>
                {COLUMNS.map((column) => (
                  <td key={column}>
                    <Cell line={line} column={column} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function LineCard({ line }: { line: AuditLine }) {
  return (
    <li className="rounded-card border border-line bg-card p-4 text-sm">
      <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
        {COLUMNS.map((column) => (
          <Fragment key={column}>
            <dt className="text-ink-soft">{columns[column]}</dt>
            <dd>
              <Cell line={line} column={column} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </li>
  );
}

function Cell({ line, column }: { line: AuditLine; column: Column }) {
  switch (column) {
    case "when":
      return <When at={line.createdAt} />;
    case "who":
      return <Who id={line.actor} email={line.actorEmail} />;
    case "act":
      return <Act action={line.action} outcome={line.outcome} />;
    case "whom":
      return line.subject ? <Who id={line.subject} email={line.subjectEmail} /> : AUDIT_COPY.nobody;
    case "more":
      return <More line={line} />;
  }
}

function When({ at }: { at: string }) {
  const zone = useTimeZone() ?? "UTC";
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {shortDate(at, zone)}, {timeOfDay(at, zone)}
    </time>
  );
}

function Act({ action, outcome }: Pick<AuditLine, "action" | "outcome">) {
  return (
    <>
      <span className="break-words font-semibold">{action}</span>
      {outcome === "refused" ? (
        <span className="block text-signal-ink">{AUDIT_COPY.refused}</span>
      ) : null}
    </>
  );
}

function More({ line: { reason, resource, seq, requestId } }: { line: AuditLine }) {
  return (
    <span className="block text-ink-soft">
      {[reason, resource].filter(Boolean).map((text) => (
        <span key={text} className="block break-words">
          {text}
        </span>
      ))}
      <span className="block break-all text-xs">
        {seq}
        {requestId ? ` · ${AUDIT_COPY.request(requestId)}` : null}
      </span>
    </span>
  );
}

/** Shows the email address while the account exists; only the id outlives it. */
function Who({ id, email }: { id: string; email: string | null }) {
  if (!email) return <span className="break-all">{id}</span>;
  return (
    <>
      <span className="break-all">{email}</span>
      <span className="block break-all text-ink-soft text-xs">{id}</span>
    </>
  );
}
