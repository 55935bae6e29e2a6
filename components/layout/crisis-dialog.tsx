import { HandHeart } from "lucide-react";
import type { ExerciseKit } from "@/components/exercises/types";
import type { PlanKit } from "@/components/safety-plan/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { contactsFor } from "@/lib/features/safety/contacts";
import { crisisDialogCopy, filled } from "@/lib/features/safety/copy";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { CrisisMore } from "./crisis-more";
import { CrisisOptions } from "./crisis-options";
import { CrisisTools } from "./crisis-tools";
import { QuickExit } from "./quick-exit";

interface CrisisDialogProps {
  audience: Audience;
  language: SpokenLanguage;
  region: string | null;
  quickExitUrl: string;
  exercises: ExerciseKit;
  plan: PlanKit;
}

/**
 * Rendered by the server into every page and opened by the browser: it needs no script, no data and no network. The
 * links are plain, so that nothing of the application has to work for them.
 */
export function CrisisDialog({ audience, language, region, quickExitUrl, ...tools }: CrisisDialogProps) {
  const copy = crisisDialogCopy(language, audience);
  const contacts = contactsFor(region, audience, language);
  return (
    <Dialog
      id={CRISIS_DIALOG_ID}
      title={copy.title}
      description={copy.lead}
      lang={language}
      dir={language === "ar" ? "rtl" : "ltr"}
      footer={
        <>
          <Button variant="secondary" command="close" commandfor={CRISIS_DIALOG_ID}>
            {copy.close}
          </Button>
          <QuickExit
            url={quickExitUrl}
            label={copy.quickExit}
            hint={copy.quickExitNote}
            size="md"
            className="ms-auto text-ink-soft"
          />
        </>
      }
    >
      {copy.trustedAdult ? (
        <section className="mt-4 rounded-card bg-accent-soft p-4 sm:mt-5">
          <h3 className="flex items-center gap-2.5">
            <HandHeart aria-hidden className="size-7 shrink-0 text-accent-ink" />
            {copy.trustedAdult.title}
          </h3>
          <p className="mt-1.5 text-[0.9375rem]">{copy.trustedAdult.text}</p>
        </section>
      ) : null}
      <CrisisOptions copy={copy} options={contacts.options} className="mt-5" />
      {contacts.inUnitedStates ? (
        <p className="mt-4 font-medium">
          <a className="prose-link" href={`tel:${contacts.emergency}`}>
            {filled(copy.immediateDanger, { number: contacts.emergency })}
          </a>
        </p>
      ) : null}
      {language === "en" || !contacts.inUnitedStates ? null : (
        <p className="mt-2 text-ink-soft text-sm">{copy.languageHelp}</p>
      )}
      <CrisisTools copy={copy} {...tools} />
      <CrisisMore copy={copy} language={language} inUnitedStates={contacts.inUnitedStates} />
      <p className="mt-5 text-ink-soft text-sm">{copy.footer}</p>
      <p className="mt-1 text-ink-soft text-sm">
        {copy.quickExit}: {copy.quickExitNote}
      </p>
    </Dialog>
  );
}
