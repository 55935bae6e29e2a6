import type { Metadata } from "next";
import { FIRST_PAGES } from "@/components/first-pages/copy";
import { FirstPage } from "@/components/first-pages/first-page";
import { SignInPrompt } from "@/components/first-pages/sign-in-prompt";
import { WaysToPeople } from "@/components/first-pages/ways-to-people";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";

export const metadata: Metadata = { title: "Trauma Therapy" };

export default async function TraumaTherapyPage() {
  const visitor = await pageContext("anyone");
  if (visitor.actor.kind !== "member") return <SignInPrompt place="trauma" />;
  const { actor } = await pageContext("onboarded");
  const audience = audienceOf(actor.user);
  return (
    <FirstPage copy={FIRST_PAGES[audience].trauma}>
      <WaysToPeople audience={audience} language={spokenLanguageOf(actor.user.language)} />
    </FirstPage>
  );
}
