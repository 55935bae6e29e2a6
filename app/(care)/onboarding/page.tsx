import type { Metadata } from "next";
import { headers } from "next/headers";
import { OnboardingForm } from "@/components/onboarding/onboarding-form";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { listTherapyTypes } from "@/lib/features/therapy-types/list-therapy-types";
import { pageContext } from "@/lib/server/page-context";
import { languageAskedFor } from "@/lib/shared/languages";

export const metadata: Metadata = { title: "About you" };

export default async function OnboardingPage() {
  const ctx = await pageContext("member");
  const [person, approaches] = await Promise.all([readCurrentUser(ctx), listTherapyTypes(ctx)]);
  // Until somebody has chosen, their browser knows better than the default.
  const language = person.age === null ? languageAskedFor((await headers()).get("accept-language")) : person.language;
  return <OnboardingForm person={{ ...person, language }} approaches={approaches} />;
}
