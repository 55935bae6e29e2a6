import { BadgeCheck, SearchX } from "lucide-react";
import { Card } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { CERTIFICATE_ZONE } from "@/lib/features/certificates/constants";
import { CHECK_COPY as copy } from "@/lib/features/certificates/copy";
import type { CertificateCheck } from "@/lib/features/certificates/types";
import { fullDay } from "@/lib/shared/dates";

/** The public page behind the code. */
export function CheckPage({ checked }: { checked: CertificateCheck }) {
  const Icon = checked.valid ? BadgeCheck : SearchX;
  return (
    <div className="page-column grid max-w-2xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid justify-items-center gap-3 text-center">
        <Icon aria-hidden className="size-14 text-primary" strokeWidth={1.5} />
        <h1>{checked.valid ? copy.valid.title : copy.invalid.title}</h1>
        <p className="max-w-prose text-ink-soft text-lg">
          {checked.valid ? copy.valid.text(checked.issuingOrganization) : copy.invalid.text}
        </p>
      </header>
      {checked.valid ? <Facts checked={checked} /> : null}
      {checked.valid ? <p className="text-ink-soft">{copy.privacy}</p> : null}
      <p className="text-ink-soft text-sm">{copy.meaning}</p>
      <LinkButton href="/" variant="secondary" className="justify-self-start">
        {copy.home}
      </LinkButton>
    </div>
  );
}

function Facts({ checked }: { checked: Extract<CertificateCheck, { valid: true }> }) {
  const rows: readonly (readonly [string, string])[] = [
    [copy.facts.recipient, checked.recipient ?? copy.notShown],
    [copy.facts.number, checked.certificateNumber],
    [copy.facts.issued, fullDay(checked.issueDate, CERTIFICATE_ZONE)],
    [copy.facts.issuer, checked.issuingOrganization],
  ];
  return (
    <Card as="div" tone="flat">
      <dl className="grid gap-3">
        {rows.map(([label, value]) => (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[9rem_1fr]">
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="wrap-anywhere font-semibold">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
