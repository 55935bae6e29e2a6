import type { ExerciseKit } from "@/components/conversation/exercises/types";
import type { PlanKit } from "@/components/safety-plan/types";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { contactsFor, harmLineFor } from "@/lib/crisis/contacts";
import { crisisDialogCopy, crisisDialogCopyForAnyAge } from "@/lib/crisis/copy";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { CrisisHarm } from "./crisis-harm";
import { CrisisMore } from "./crisis-more";
import { CrisisOptions } from "./crisis-options";
import { CrisisTools } from "./crisis-tools";
import { NumberLine } from "./number-line";
import { QuickExit } from "./quick-exit";
import { TrustedAdult } from "./trusted-adult";

interface CrisisDialogProps {
  audience: Audience;
  /**
   * False for a signed-in person whose age isn't known yet: the wording then suits a child, too.
   */
  ageKnown?: boolean;
  language: SpokenLanguage;
  region: string | null;
  quickExitUrl: string;
  exercises: ExerciseKit;
  plan: PlanKit;
}

/**
 * The server renders this into every page, and the browser opens it natively: it needs no script,
 * data or network. It uses plain links, so that they work without the application.
 */
export function CrisisDialog({
  audience,
  ageKnown = true,
  language,
  region,
  quickExitUrl,
  ...tools
}: CrisisDialogProps) {
  const copy = ageKnown
    ? crisisDialogCopy(language, audience)
    : crisisDialogCopyForAnyAge(language);
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
      <div data-about="danger">
        {ageKnown ? <TrustedAdult words={copy.trustedAdult} /> : null}
        <CrisisOptions copy={copy} options={contacts.options} className="mt-5" />
        {ageKnown ? null : <TrustedAdult words={copy.trustedAdult} />}
        {contacts.inUnitedStates ? (
          <NumberLine text={copy.immediateDanger} number={contacts.emergency} className="mt-4" />
        ) : null}
        {language === "en" || !contacts.inUnitedStates ? null : (
          <p className="mt-2 text-ink-soft text-sm">{copy.languageHelp}</p>
        )}
      </div>
      <CrisisHarm copy={copy} region={region} audience={audience} language={language} />
      <CrisisTools copy={copy} {...tools} />
      <CrisisMore
        copy={copy}
        language={language}
        inUnitedStates={contacts.inUnitedStates}
        harmLine={harmLineFor(region, audience)}
      />
      <p className="mt-5 text-ink-soft text-sm">{copy.footer}</p>
      <p className="mt-1 text-ink-soft text-sm">
        {copy.quickExit}: {copy.quickExitNote}
      </p>
    </Dialog>
  );
}
