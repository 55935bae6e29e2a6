import type { Metadata } from "next";
import { LegalPage } from "@/components/legal/legal-page";
import { privacyText } from "@/lib/core/legal/texts";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { siteSettings } from "@/lib/server/site-settings";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Privacy Policy" };

export default async function PrivacyPage() {
  const audience = audienceOf(await viewer());
  const { privacyContact } = await siteSettings();
  return (
    <LegalPage
      text={privacyText(LANDING.privacy.kept, privacyContact)}
      reader={{ audience, place: "privacy" }}
    />
  );
}
