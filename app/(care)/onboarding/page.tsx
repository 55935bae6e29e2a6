import type { Metadata } from "next";
import { headers } from "next/headers";
import { OnboardingForm } from "@/components/onboarding/onboarding-form";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { pageAfter } from "@/lib/features/onboarding/page-after";
import { listTherapyTypes } from "@/lib/features/therapy-types/list-therapy-types";
import { pageContext } from "@/lib/server/page-context";
import { languageAskedFor } from "@/lib/shared/languages";

export const metadata: Metadata = { title: "About you" };

interface OnboardingPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function OnboardingPage({ searchParams }: OnboardingPageProps) {
  const ctx = await pageContext("member");
  const [person, approaches] = await Promise.all([readCurrentUser(ctx), listTherapyTypes(ctx)]);
  // Until somebody has chosen, their browser knows better than the default.
  const language = person.age === null ? languageAskedFor((await headers()).get("accept-language")) : person.language;
  const next = pageAfter((await searchParams).next);
  return <OnboardingForm person={{ ...person, language }} approaches={approaches} next={next} />;
}
