"use client";

import { StaffPage } from "@/components/staff/staff-page";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useSettings } from "@/lib/core/settings/client";
import { SETTINGS_COPY } from "@/lib/core/settings/copy";
import { AddressesCard } from "./addresses-card";
import { AlertsCard } from "./alerts-card";
import { ChangesCard } from "./changes-card";
import { ClaimsCard } from "./claims-card";
import { FeaturesCard } from "./features-card";
import { LimitsCard } from "./limits-card";

/**
 * Service-wide settings, one card per subject, followed by the change history. People who may open
 * the audit trail also see a link to it.
 */
export function SettingsRoom({ readsAudit }: { readsAudit: boolean }) {
  return (
    <StaffPage
      title={SETTINGS_COPY.title}
      text={SETTINGS_COPY.text}
      actions={
        readsAudit ? (
          <LinkButton href="/admin/audit" variant="secondary">
            {SETTINGS_COPY.audit}
          </LinkButton>
        ) : null
      }
    >
      <Settings />
    </StaffPage>
  );
}

function Settings() {
  const { data, isError, isFetching, refetch } = useSettings();
  if (data) {
    return (
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <FeaturesCard settings={data} />
        <div className="grid grid-cols-1 gap-5">
          <LimitsCard settings={data} />
          <AddressesCard settings={data} />
          <AlertsCard settings={data} />
        </div>
        <ClaimsCard settings={data} />
        <ChangesCard />
      </div>
    );
  }
  if (isError) {
    return (
      <Card>
        <ErrorState
          title={SETTINGS_COPY.failed.title}
          onRetry={() => refetch()}
          retrying={isFetching}
        >
          {SETTINGS_COPY.failed.text}
        </ErrorState>
      </Card>
    );
  }
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <span className="sr-only">{SETTINGS_COPY.loading}</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
