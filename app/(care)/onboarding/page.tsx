import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { FamilyCard } from "@/components/home/family-card";
import { OnboardingForm } from "@/components/home/onboarding/onboarding-form";
import { KeepAccount } from "@/components/your-data/keep-account";
import { readLeaving } from "@/lib/across/your-data/erasure/read-account";
import { pageAfter } from "@/lib/core/identity/page-after";
import { readCurrentUser } from "@/lib/core/identity/queries";
import { listTherapyTypes } from "@/lib/features/conversation/therapy-types/queries";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { hasFamily } from "@/lib/server/pending-matters";
import { languageAskedFor } from "@/lib/shared/languages";

export const metadata: Metadata = { title: "About you" };

interface OnboardingPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function OnboardingPage({ searchParams }: OnboardingPageProps) {
  const ctx = await pageContext("member");
  const [person, approaches] = await Promise.all([readCurrentUser(ctx), listTherapyTypes(ctx)]);
  // Until someone has chosen, the browser's language is a better guess than the default.
  const language =
    person.age === null
      ? languageAskedFor((await headers()).get("accept-language"))
      : person.language;
  const next = pageAfter((await searchParams).next);
  const form = (
    <OnboardingForm person={{ ...person, language }} approaches={approaches} next={next} />
  );
  if (person.age !== null) return form;
  // Every other page redirects here, so this page offers what others find on home: canceling an
  // account deletion, and the family page for a parent without a profile.
  return (
    <HydrationBoundary state={await hydrated(ctx, [readLeaving(ctx)])}>
      <div className="page-column grid gap-4 pt-6 empty:hidden">
        <KeepAccount audience="adult" />
        {(await hasFamily(ctx)) ? <FamilyCard audience="adult" /> : null}
      </div>
      {form}
    </HydrationBoundary>
  );
}
