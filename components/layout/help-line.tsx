import Link from "next/link";
import { cn } from "@/components/ui/cn";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";
import { CrisisButton } from "./crisis-button";

interface HelpLineProps {
  audience: Audience;
  /** It stands at the plan itself. */
  atPlan?: boolean;
  className?: string;
}

/**
 * Stays where something was written that opened help, when the window is closed again: the way
 * there and to the plan.
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
