import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { LANDING } from "@/lib/features/landing/copy";
import { privacyText } from "@/lib/features/legal/texts/privacy";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Privacy Policy" };

export default async function PrivacyPage() {
  await pageContext("anyone");
  return <LegalPage text={privacyText(LANDING.privacy.kept)} />;
}
