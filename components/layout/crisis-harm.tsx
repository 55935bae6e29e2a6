import { contactsFor, harmContactsFor, localNumbers } from "@/lib/crisis/contacts";
import type { CrisisDialogCopy } from "@/lib/crisis/copy/schema";
import { US } from "@/lib/crisis/united-states/contacts";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { CrisisOptions } from "./crisis-options";
import { NumberLine } from "./number-line";
import { TrustedAdult } from "./trusted-adult";

interface CrisisHarmProps {
  copy: CrisisDialogCopy;
  region: string | null;
  audience: Audience;
  language: SpokenLanguage;
}

/**
 * Comes first in the dialog after someone reported harm by another person: 988 is for suicidal
 * thoughts and doesn't help plan how to get safe. Hidden until a script asks for it; the suicide
 * line stays within reach.
 */
export function CrisisHarm({ copy, region, audience, language }: CrisisHarmProps) {
  const { emergency, inUnitedStates } = contactsFor(region, audience, language);
  const { trustedAdult, dying, callHint, chatHint } = copy.harm;
  const numbers = localNumbers(region);
  return (
    <div data-about="harm" hidden>
      <TrustedAdult words={trustedAdult} />
      {inUnitedStates ? (
        <NumberLine text={copy.immediateDanger} number={emergency} className="mt-4" />
      ) : null}
      <CrisisOptions
        copy={{ ...copy, callHint, chatHint }}
        options={harmContactsFor(region, audience)}
        className="mt-4"
      />
      <NumberLine text={dying} number={numbers?.call ?? US.call.number} className="mt-4" />
    </div>
  );
}
