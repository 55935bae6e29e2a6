import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { CrisisOptions } from "@/components/layout/crisis-options";
import { Card } from "@/components/ui/card";
import { contactsFor } from "@/lib/crisis/contacts";
import { crisisDialogCopy } from "@/lib/crisis/copy";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** Ways to reach a person, on the page itself and not only behind the Crisis button. */
export function WaysToPeople({
  audience,
  language,
  region,
}: {
  audience: Audience;
  language: SpokenLanguage;
  /** The person's country. */
  region: string | null;
}) {
  const copy = crisisDialogCopy(language, audience);
  const { options } = contactsFor(region, audience, language);
  return (
    <Card tone="flat" lang={language}>
      <h2>{copy.title}</h2>
      <CrisisOptions copy={copy} options={options} className="mt-4" />
      <CrisisButton className="mt-4">{SHELL[audience].crisis}</CrisisButton>
    </Card>
  );
}
