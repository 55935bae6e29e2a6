import Link from "next/link";
import { cn } from "@/components/ui/cn";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";
import { CrisisButton } from "./crisis-button";

interface HelpLineProps {
  audience: Audience;
  /** True on the plan's own page, where a link to the plan is pointless. */
  atPlan?: boolean;
  className?: string;
}

/**
 * Stays next to the text that opened help after the dialog is closed, with a way back to help and a
 * link to the plan.
 */
export function HelpLine({ audience, atPlan = false, className }: HelpLineProps) {
  const { crisis, help } = SHELL[audience];
  return (
    <section
      aria-label={crisis}
      className={cn(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-signal-soft px-4 py-3",
        className,
      )}
    >
      <p className="min-w-44 flex-1 text-sm">
        {help.stays}{" "}
        {atPlan ? null : (
          <Link href="/safety-plan" className="prose-link">
            {help.plan}
          </Link>
        )}
      </p>
      <CrisisButton variant="danger" size="sm">
        {crisis}
      </CrisisButton>
    </section>
  );
}
