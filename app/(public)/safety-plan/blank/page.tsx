import type { Metadata } from "next";
import { PlanSheet } from "@/components/safety-plan/plan-sheet";
import { PrintButton } from "@/components/safety-plan/print-button";
import { AnchorButton } from "@/components/ui/link-button";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Blank safety plan" };

/** For anyone to print and fill in by hand: nothing is asked and nothing is stored. */
export default async function BlankPlanPage() {
  const { actor } = await pageContext("anyone");
  const person = actor.kind === "member" ? actor.user : null;
  const audience = audienceOf(person);
  const copy = PLAN_EDITOR[audience];
  return (
    <div className="page-column max-w-3xl py-8 sm:py-12">
      <header className="mb-6 print:hidden">
        <h1>{copy.blankTitle}</h1>
        <p className="mt-2 text-ink-soft text-lg">{copy.blankLead}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <PrintButton label={copy.print} variant="primary" />
          <AnchorButton
            href={person ? "/safety-plan" : "/api/login?returnTo=/safety-plan"}
            variant="secondary"
          >
            {person ? copy.title : copy.signIn}
          </AnchorButton>
        </div>
      </header>
      <PlanSheet
        audience={audience}
        plan={null}
        className="rounded-card border border-line bg-card p-6 sm:p-8 print:border-0 print:p-0"
      />
    </div>
  );
}
