import type { Metadata } from "next";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { LegalPage } from "@/components/legal/legal-page";
import { PROTOCOL_TEXT } from "@/lib/features/safety/protocol-text";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Safety" };

/** The public crisis protocol. */
export default async function SafetyPage() {
  await pageContext("anyone");
  return (
    <LegalPage text={PROTOCOL_TEXT} updated={null}>
      <CrisisButton variant="emergency" size="lg" className="mt-8">
        {SHELL.adult.crisis}
      </CrisisButton>
    </LegalPage>
  );
}
