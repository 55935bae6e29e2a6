import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { CrisisOptions } from "@/components/layout/crisis-options";
import { Card } from "@/components/ui/card";
import { crisisDialogCopy } from "@/lib/crisis/copy";
import { unitedStatesOptions } from "@/lib/crisis/united-states/contacts";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** Ways to reach a person, on the page itself and not only behind the Crisis button. */
export function WaysToPeople({
  audience,
  language,
}: {
  audience: Audience;
  language: SpokenLanguage;
}) {
  const copy = crisisDialogCopy(language, audience);
  return (
    <Card tone="flat" lang={language}>
      <h2>{copy.title}</h2>
      <CrisisOptions copy={copy} options={unitedStatesOptions(language)} className="mt-4" />
      <CrisisButton className="mt-4">{SHELL[audience].crisis}</CrisisButton>
    </Card>
  );
}
