import { CrisisOptions } from "@/components/layout/crisis-options";
import { Card, CardTitle } from "@/components/ui/card";
import { contactsFor, harmLineFor } from "@/lib/crisis/contacts";
import { crisisDialogCopy } from "@/lib/crisis/copy";
import { US } from "@/lib/crisis/united-states/contacts";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";
import { dialable } from "@/lib/shared/dialable";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** Crisis resources on the page itself (TRAU-06), with the lines for harm done by others. */
export function PeoplePanel({
  language,
  region,
}: {
  language: SpokenLanguage;
  /** The person's country. */
  region: string | null;
}) {
  const copy = TRAUMA_COPY.adult.people;
  const { emergency, inUnitedStates, options } = contactsFor(region, "adult", language);
  const violence = harmLineFor(region, "adult");
  return (
    <Card aria-labelledby="trauma-people">
      <CardTitle id="trauma-people">{copy.title}</CardTitle>
      <p className="mt-2">
        <a href={`tel:${dialable(emergency)}`} className="prose-link font-semibold">
          {copy.emergency(emergency)}
        </a>
      </p>
      <div lang={language}>
        <CrisisOptions
          copy={crisisDialogCopy(language, "adult")}
          options={options}
          className="mt-4 md:grid-cols-3"
        />
      </div>
      <ul className="mt-4 grid gap-2 text-sm sm:grid-cols-2">
        {inUnitedStates ? (
          <Line label={copy.lines.sexual} number={US.sexualViolence.number} />
        ) : null}
        {violence ? <Line label={copy.lines.domestic} number={violence} /> : null}
        {inUnitedStates ? <li>{copy.lines.combat}</li> : null}
      </ul>
    </Card>
  );
}

function Line({ label, number }: { label: string; number: string }) {
  return (
    <li>
      {label}:{" "}
      <a href={`tel:${dialable(number)}`} className="prose-link">
        {number}
      </a>
    </li>
  );
}
