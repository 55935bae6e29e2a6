"use client";

import { TriangleAlert } from "lucide-react";
import { StaffPage } from "@/components/staff/staff-page";
import { Card, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { CONNECTIONS_COPY } from "@/lib/features/growth/connections/copy";
import { SetupInstructions } from "./setup-instructions";
import { StatusSection } from "./status-section";

const copy = CONNECTIONS_COPY;

/** /admin/connections: the company's accounts at the platforms (CONN-01 to CONN-21). */
export function ConnectionsRoom({ appUrl }: { appUrl: string }) {
  return (
    <StaffPage
      title={copy.title}
      text={copy.text}
      actions={<LinkButton href="/admin/marketing">{copy.marketing}</LinkButton>}
    >
      <div role="note" className="flex gap-3 rounded-card bg-accent-soft p-5 text-accent-ink">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <p>
          <strong>{copy.warning.title}.</strong> {copy.warning.text}
        </p>
      </div>
      <StatusSection />
      <SetupInstructions appUrl={appUrl} />
      <Card aria-labelledby="next-steps">
        <CardTitle id="next-steps">{copy.next}</CardTitle>
        <ul className="mt-3 grid list-disc gap-2 ps-5 marker:text-primary">
          {copy.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Card>
    </StaffPage>
  );
}
