import type { Metadata } from "next";
import { OnboardingForm } from "@/components/onboarding/onboarding-form";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { listTherapyTypes } from "@/lib/features/onboarding/list-therapy-types";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "About you" };

export default async function OnboardingPage() {
  const ctx = await pageContext("member");
  const [person, approaches] = await Promise.all([readCurrentUser(ctx), listTherapyTypes(ctx)]);
  return <OnboardingForm person={person} approaches={approaches} />;
}
