import type { Metadata } from "next";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { LegalPage } from "@/components/legal/legal-page";
import { PROTOCOL_TEXT } from "@/lib/features/safety/protocol-text";
import { pageContext } from "@/lib/server/page-context";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Safety" };

/** The public crisis protocol. */
export default async function SafetyPage() {
  await pageContext("anyone");
  const audience = audienceOf(await viewer());
  return (
    <LegalPage text={PROTOCOL_TEXT[audience]} updated={null}>
      <CrisisButton variant="emergency" size="lg" className="mt-8">
        {SHELL[audience].crisis}
      </CrisisButton>
    </LegalPage>
  );
}
