"use client";

import { Badge } from "@/components/ui/badge";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import {
  ALL_CLAIMS,
  BADGES,
  CLAIM_SUBJECTS,
  type ClaimSubject,
  isProven,
  OVERSIGHT,
} from "@/lib/core/legal/claims";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import type { SettingsView } from "@/lib/core/settings/types";
import { EvidenceForm } from "./evidence-form";

/** The first wording used for each claim subject. */
const WORDING = new Map<ClaimSubject, string>(
  [...BADGES, ...OVERSIGHT, ...ALL_CLAIMS].map(({ subject, wording }) => [subject, wording]),
);

/**
 * Each claim with its evidence. The wordings are part of the product; this card decides whether
 * they show.
 */
export function ClaimsCard({ settings }: { settings: SettingsView }) {
  const copy = SETTINGS_COPY.claims;
  return (
    <Card className="lg:col-span-2">
      <CardTitle>{copy.title}</CardTitle>
      <CardText>{copy.text}</CardText>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {CLAIM_SUBJECTS.map((subject) => (
          <li key={subject}>
            <details className="group">
              <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-2 py-2">
                <span className="font-semibold">{WORDING.get(subject) ?? subject}</span>
                <State settings={settings} subject={subject} />
              </summary>
              <EvidenceForm
                settings={settings}
                subject={subject}
                claim={WORDING.get(subject) ?? subject}
              />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function State({ settings, subject }: { settings: SettingsView; subject: ClaimSubject }) {
  const copy = SETTINGS_COPY.claims;
  const evidence = settings.claimsEvidence[subject];
  if (!evidence) return <Badge tone="sunk">{copy.missing}</Badge>;
  const proven = isProven(evidence, new Date());
  return <Badge tone={proven ? "soft" : "accent"}>{proven ? copy.proven : copy.expired}</Badge>;
}
