import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { Part } from "@/components/layout/part";
import { PhysicalHub } from "@/components/movement/hub";
import { contactsFor } from "@/lib/crisis/contacts";
import { assessmentsKey } from "@/lib/features/movement/assessments/constants";
import { listAssessments } from "@/lib/features/movement/assessments/queries";
import { exercisesKey, isTab, routinesKey, type Tab } from "@/lib/features/movement/constants";
import { listExercises } from "@/lib/features/movement/list-exercises";
import { listRoutines } from "@/lib/features/movement/list-routines";
import { readEarlierAnswers } from "@/lib/features/movement/read-earlier-answers";
import { ptSessionsKey } from "@/lib/features/movement/sessions/constants";
import { listPtSessions } from "@/lib/features/movement/sessions/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { regionOf } from "@/lib/server/http/region";
import { hydrated, type ServerRead } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { siteSettings } from "@/lib/server/site-settings";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Physical Therapy" };

/** The data for a tab's first paint; the other tabs fetch theirs when opened. */
const readsOf = (ctx: MemberCtx): Record<Tab, readonly ServerRead[]> => {
  const routines: ServerRead = { queryKey: routinesKey, read: () => listRoutines(ctx) };
  const exercises: ServerRead = { queryKey: exercisesKey, read: () => listExercises(ctx) };
  return {
    exercises: [exercises],
    routines: [routines],
    sessions: [{ queryKey: ptSessionsKey, read: () => listPtSessions(ctx) }, exercises],
    assessments: [{ queryKey: assessmentsKey, read: () => listAssessments(ctx) }],
  };
};

interface PhysicalTherapyPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PhysicalTherapyPage({ searchParams }: PhysicalTherapyPageProps) {
  const ctx = await pageContext("onboarded");
  const { consent, ...user } = ctx.actor.user;
  const audience = audienceOf(user);
  const [{ tab }, told, requestHeaders] = await Promise.all([
    searchParams,
    readEarlierAnswers(ctx),
    headers(),
  ]);
  const region = regionOf(requestHeaders);
  const asked: Tab = isTab(tab) ? tab : "exercises";
  const first = asked === "assessments" && audience === "child" ? "exercises" : asked;
  const { features } = await siteSettings();
  return (
    <HydrationBoundary state={await hydrated(ctx, readsOf(ctx)[first])}>
      <Part open={features.movement} audience={audience}>
        <PhysicalHub
          audience={audience}
          first={first}
          open={consent === "not_needed" || consent === "granted"}
          told={told}
          under13={user.ageGroup === "child"}
          emergency={contactsFor(region, audience, "en").emergency}
        />
      </Part>
    </HydrationBoundary>
  );
}
