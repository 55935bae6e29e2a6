import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { CrisisDialogCopy } from "@/lib/crisis/copy/schema";
import {
  INTERNATIONAL_DIRECTORY,
  TREATMENT_LOCATOR,
  unitedStatesOptions,
} from "@/lib/crisis/united-states/contacts";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { CrisisOptions } from "./crisis-options";
import { NumberLine } from "./number-line";

interface CrisisMoreProps {
  copy: CrisisDialogCopy;
  language: SpokenLanguage;
  inUnitedStates: boolean;
  /** A line for harm by others, if one is known. */
  harmLine: string | null;
}

/** Collapsed, so that the three options above stay the obvious choice. */
export function CrisisMore({ copy, language, inUnitedStates, harmLine }: CrisisMoreProps) {
  return (
    <div className="mt-4 grid gap-2">
      <Fold label={copy.whatToSay}>
        <ul className="grid gap-2">
          {copy.sayLines.map((line) => (
            <li key={line} className="rounded-control bg-sunk px-3.5 py-2.5 font-medium">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-2.5 text-ink-soft">{copy.sayAfter}</p>
      </Fold>
      <Fold label={copy.morePlaces}>
        {inUnitedStates ? null : (
          <section className="mb-3">
            <h3 className="mb-2">{copy.unitedStates}</h3>
            <CrisisOptions copy={copy} options={unitedStatesOptions(language)} plain />
            <p className="mt-2 text-ink-soft text-sm">{copy.languageHelp}</p>
          </section>
        )}
        {harmLine ? <NumberLine text={copy.harm.line} number={harmLine} className="mb-3" /> : null}
        <ul className="grid gap-3">
          <Outside
            href={TREATMENT_LOCATOR.href}
            label={copy.locator}
            hint={copy.locatorHint}
            newTab={copy.newTab}
          />
          <Outside
            href={INTERNATIONAL_DIRECTORY.href}
            label={copy.international}
            hint={copy.internationalHint}
            newTab={copy.newTab}
          />
          {language === "en" && inUnitedStates ? <li>{copy.languageHelp}</li> : null}
          {copy.veterans ? <li>{copy.veterans}</li> : null}
        </ul>
      </Fold>
    </div>
  );
}

function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group rounded-control border border-line">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-control px-4 py-2.5 font-semibold hover:bg-sunk">
        {label}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pt-1 pb-4">{children}</div>
    </details>
  );
}

function Outside({
  href,
  label,
  hint,
  newTab,
}: {
  href: string;
  label: string;
  hint: string;
  newTab: string;
}) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className="prose-link">
        {label}
        <span className="sr-only"> ({newTab})</span>
      </a>
      <span className="block text-ink-soft text-sm">{hint}</span>
    </li>
  );
}
