import type { Metadata } from "next";
import { FIRST_PAGES } from "@/components/first-pages/copy";
import { FirstPage } from "@/components/first-pages/first-page";
import { SignInPrompt } from "@/components/first-pages/sign-in-prompt";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Couples Therapy" };

export default async function CouplesTherapyPage() {
  const visitor = await pageContext("anyone");
  if (visitor.actor.kind !== "member") return <SignInPrompt place="couples" />;
  const { actor } = await pageContext("onboarded");
  return <FirstPage copy={FIRST_PAGES[audienceOf(actor.user)].couples} />;
}
