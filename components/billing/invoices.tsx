"use client";

import { useState } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { AnchorButton } from "@/components/ui/link-button";
import { useTimeZone } from "@/lib/client/time-zone";
import { useInvoices, useTiers } from "@/lib/features/billing/client";
import { PAY_COPY } from "@/lib/features/billing/copy";
import type { InvoiceView } from "@/lib/features/billing/schema";
import { fullDay } from "@/lib/shared/dates";
import { cents } from "./money";

const copy = PAY_COPY.manage.invoices;

/** Lists all invoices with links to the provider's page and PDF; loaded when it's opened. */
export function Invoices() {
  const [isOpen, setOpen] = useState(false);
  const { data, isError, isFetching, refetch } = useInvoices(isOpen);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold text-lg">{copy.title}</summary>
      <div className="pt-3" aria-busy={isOpen && isFetching}>
        {isError && !data ? (
          <ErrorState
            title={copy.failedRead}
            retryLabel={copy.retry}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        ) : null}
        {data || isError ? null : <p className="text-ink-soft">{copy.loading}</p>}
        {data?.length === 0 ? <p className="text-ink-soft">{copy.none}</p> : null}
        <ul className="grid gap-2">
          {data?.map((invoice) => (
            <li key={invoice.id} className="border-line border-t py-2 first:border-t-0">
              <Bill invoice={invoice} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function Bill({ invoice }: { invoice: InvoiceView }) {
  const { createdAt, total, due, status, pageUrl, pdfUrl } = invoice;
  const zone = useTimeZone();
  const day = zone ? fullDay(createdAt, zone) : "";
  const what = useSubject(invoice);
  const links = [
    { href: pageUrl, label: copy.view },
    { href: pdfUrl, label: copy.pdf },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="min-w-40 flex-1">
        {day}
        {status ? <span className="text-ink-soft"> · {copy.status[status]}</span> : null}
        {what ? <span className="block text-sm">{what}</span> : null}
        {status === "open" && due !== total ? (
          <span className="block text-sm">{copy.due(cents(due))}</span>
        ) : null}
      </p>
      <p className="tabular-nums">{cents(total)}</p>
      {links.map(({ href, label }) =>
        href ? (
          <AnchorButton
            key={label}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            variant="quiet"
            size="sm"
            aria-label={copy.named(label, day)}
          >
            {label}
          </AnchorButton>
        ) : null,
      )}
    </div>
  );
}

/**
 * "Plus, November 21, 2026 to December 21, 2026": the invoice's subject, as far as the payment
 * provider gives it.
 */
function useSubject({ tier, period }: InvoiceView): string | null {
  const zone = useTimeZone();
  const name = useTiers().data?.find(({ id }) => id === tier)?.name;
  const days =
    period && zone ? copy.days(fullDay(period.start, zone), fullDay(period.end, zone)) : null;
  return [name, days].filter(Boolean).join(", ") || null;
}
