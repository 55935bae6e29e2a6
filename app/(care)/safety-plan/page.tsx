import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { toolKits } from "@/components/layout/tool-kits";
import { PlanRoom } from "@/components/safety-plan/plan-room";
import { planKey } from "@/lib/features/safety-plan/constants";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import { readSafetyPlan } from "@/lib/features/safety-plan/queries";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Safety plan" };

export default async function SafetyPlanPage() {
  const ctx = await pageContext("onboarded");
  const { plan } = toolKits(ctx.actor.user);
  const copy = PLAN_EDITOR[plan.audience];
  const state = await hydrated(ctx, [{ queryKey: planKey, read: () => readSafetyPlan(ctx) }]);
  return (
    <HydrationBoundary state={state}>
      <div className="page-column max-w-3xl py-8 sm:py-12">
        <header className="mb-5 print:hidden">
          <h1>{copy.title}</h1>
          <p className="mt-2 text-ink-soft text-lg">{copy.lead}</p>
          <p className="mt-2 text-ink-soft text-sm">{copy.notice}</p>
        </header>
        <PlanRoom kit={plan} />
      </div>
    </HydrationBoundary>
  );
}
