import { useTimeZone } from "@/lib/client/time-zone";
import { AUDIT_COPY } from "@/lib/features/audit/copy";
import type { AuditLine } from "@/lib/features/audit/types";
import { shortDate, timeOfDay } from "@/lib/shared/dates";

const { columns } = AUDIT_COPY;

const FRAME = "overflow-x-auto rounded-card border border-line bg-card";

/** The trail in rows; on a narrow screen it scrolls sideways within itself. */
export function AuditTable({ lines }: { lines: readonly AuditLine[] }) {
  const zone = useTimeZone() ?? "UTC";
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section aria-label={AUDIT_COPY.title} tabIndex={0} className={FRAME}>
      <table className="w-full min-w-180 text-start text-sm [&_td]:px-4 [&_td]:py-2.5 [&_td]:align-top [&_th]:px-4 [&_th]:py-2.5 [&_th]:text-start [&_tr]:border-line [&_tr]:border-b [&_tr:last-child]:border-b-0">
        <caption className="sr-only">{AUDIT_COPY.title}</caption>
        <thead>
          <tr>
            {Object.entries(columns).map(([column, title]) => (
              <th key={column} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.seq}>
              <td className="whitespace-nowrap tabular-nums">
                <time dateTime={line.createdAt}>
                  {shortDate(line.createdAt, zone)}, {timeOfDay(line.createdAt, zone)}
                </time>
              </td>
              <td>
                <Who id={line.actor} email={line.actorEmail} />
              </td>
              <td>
                <span className="font-semibold">{line.action}</span>
                {line.outcome === "refused" ? (
                  <span className="block text-signal-ink">{AUDIT_COPY.refused}</span>
                ) : null}
              </td>
              <td>{line.subject ? <Who id={line.subject} email={line.subjectEmail} /> : AUDIT_COPY.nobody}</td>
              <td className="text-ink-soft">
                {[line.reason, line.resource].filter(Boolean).map((text) => (
                  <span key={text} className="block break-words">
                    {text}
                  </span>
                ))}
                <span className="block break-all text-xs">
                  {line.seq}
                  {line.requestId ? ` · ${AUDIT_COPY.request(line.requestId)}` : null}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** By address while the account is there; the id alone outlives it. */
function Who({ id, email }: { id: string; email: string | null }) {
  if (!email) return <span className="break-all">{id}</span>;
  return (
    <>
      <span className="break-all">{email}</span>
      <span className="block break-all text-ink-soft text-xs">{id}</span>
    </>
  );
}
