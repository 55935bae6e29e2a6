import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { Dashboard } from "@/components/home/dashboard/dashboard";
import {
  exerciseRead,
  listReads,
  readSessionCount,
} from "@/lib/across/home/dashboard/read-dashboard";
import { readLeaving } from "@/lib/across/your-data/erasure/read-account";
import { CONSENT_PENDING_COPY } from "@/lib/core/consent/copy";
import { withoutYes } from "@/lib/core/consent/policy";
import { ownPlanIfShared } from "@/lib/features/billing/read-subscribe";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { pendingMatters } from "@/lib/server/pending-matters";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Dashboard" };

export default async function DashboardPage() {
  const ctx = await pageContext("onboarded");
  const { user } = ctx.actor;
  const shut = withoutYes(user.consent);
  const leaving = (await pendingMatters(ctx)).leaving ? [readLeaving(ctx)] : [];
  const [state, sessionCount] = await Promise.all([
    hydrated(ctx, [...listReads(ctx), exerciseRead(ctx), ...ownPlanIfShared(ctx), ...leaving]),
    readSessionCount(ctx),
  ]);
  return (
    <HydrationBoundary state={state}>
      <Dashboard
        audience={audienceOf(user)}
        tier={user.subscriptionTier}
        planStatus={user.subscriptionStatus}
        sessionCount={sessionCount}
        shut={shut && CONSENT_PENDING_COPY.shut[shut].talk}
      />
    </HydrationBoundary>
  );
}
