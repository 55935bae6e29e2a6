import { cn } from "@/components/ui/cn";
import { ORDER, type Section } from "@/lib/features/safety-plan/constants";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import type { Audience } from "@/lib/shared/audience";
import planEn from "@/messages/en/safety-plan.json";

const BLANK_LINES = ["first", "second"] as const;

interface PlanSheetProps {
  audience: Audience;
  /** Null for a blank sheet, to be filled in by hand. */
  plan: PlanSections | null;
  className?: string;
}

/** The plan as one sheet of paper: large, black on white, with lines to write on in empty steps. */
export function PlanSheet({ audience, plan, className }: PlanSheetProps) {
  const copy = planEn[audience];
  const { hints, sheetFooter } = PLAN_EDITOR[audience];
  const step = (section: Section, number: number | null) => (
    <section key={section} className="break-inside-avoid">
      <h3 className="font-bold font-sans text-[1.0625rem]">
        {number === null ? null : `${number}. `}
        {copy.steps[section]}
      </h3>
      {plan ? null : <p className="text-sm">{hints[section]}</p>}
      <Lines
        items={plan?.[section].map(({ text, phone }) => (phone ? `${text}, ${phone}` : text)) ?? []}
      />
    </section>
  );
  return (
    <div className={cn("grid gap-4 print:gap-3", className)} data-plan-sheet>
      <h2 className="text-3xl">{copy.title}</h2>
      {ORDER[audience].map((section, index) => step(section, index + 1))}
      {step("worthLivingFor", null)}
      <p className="font-bold">{sheetFooter}</p>
    </div>
  );
}

function Lines({ items }: { items: readonly string[] }) {
  if (items.length === 0) {
    return BLANK_LINES.map((line) => (
      <span key={line} className="block h-8 border-current/60 border-b print:h-7" />
    ));
  }
  return (
    <ul className="mt-1 list-disc ps-6">
      {items.map((item) => (
        <li key={item} dir="auto" className="wrap-anywhere">
          {item}
        </li>
      ))}
    </ul>
  );
}
