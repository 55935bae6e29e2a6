import { Check } from "lucide-react";
import { Buddy } from "@/components/ui/art/buddy";
import { Sage } from "@/components/ui/art/sage";
import { cn } from "@/components/ui/cn";
import { STEPS } from "@/lib/across/home/onboarding/constants";
import { ONBOARDING_COPY } from "@/lib/across/home/onboarding/copy";
import type { Step } from "@/lib/across/home/onboarding/types";
import type { Audience } from "@/lib/shared/audience";

const PERSONAS = { adult: Sage, child: Buddy } as const;

interface WelcomeProps {
  audience: Audience;
  asksLater: boolean;
  isEdit: boolean;
  step: Step;
}

/** Says who is asking, why, and how much is left. The persona changes with the typed age. */
export function Welcome({ audience, asksLater, isEdit, step }: WelcomeProps) {
  const copy = ONBOARDING_COPY[audience];
  const Persona = PERSONAS[audience];
  const names = asksLater ? copy.stepsLater : copy.steps;
  return (
    <div className="grid content-start gap-6 rounded-panel bg-primary-soft p-5 sm:p-8 lg:sticky lg:top-[calc(var(--header-h)+1.5rem)]">
      <div className="flex items-center gap-5 lg:block">
        <Persona
          expression={step === 3 ? "listening" : "speaking"}
          className="w-20 shrink-0 sm:w-28 lg:mb-5 lg:w-40"
        />
        <h1 className="text-[1.75rem] sm:text-[2.5rem]">{isEdit ? copy.editTitle : copy.title}</h1>
      </div>
      {/* On phones the questions come first once the introduction has been shown. */}
      <p className={cn("text-ink-soft", step > 1 && "max-lg:hidden")}>{copy.greeting}</p>
      <ol className="hidden gap-3 lg:grid">
        {STEPS.map((each) => (
          <li
            key={each}
            aria-current={each === step ? "step" : undefined}
            className="flex items-center gap-3"
          >
            <span
              className={cn(
                "grid size-8 shrink-0 place-items-center rounded-full border border-line-strong bg-card font-semibold text-sm tabular-nums",
                each <= step && "border-primary bg-primary text-on-primary",
              )}
            >
              {each < step ? <Check aria-hidden className="size-4" /> : each}
            </span>
            <span className={cn("text-ink-soft", each === step && "font-semibold text-ink")}>
              {names[each]}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
