import { MOOD_COPY } from "@/lib/features/mood/copy";
import { planEn } from "@/lib/features/safety-plan/copy/en";
import { SHARED_COPY as copy } from "@/lib/features/shares/copy";
import type { FamilyView } from "@/lib/features/shares/types";
import { shortDay } from "@/lib/shared/calendar";
import { Lines, Part, Table } from "./part";
import { ProgrammeLines } from "./programme-lines";

const { steps } = planEn.adult;
const { labels } = MOOD_COPY.adult;

/** What one invited person reads: exactly the parts that were ticked. */
export function FamilyParts({ view }: { view: FamilyView }) {
  const { moods, programmes, certificates, planPeople, planSigns } = view;
  return (
    <>
      {moods ? (
        <Part title={copy.moods.title} hint={copy.moods.hint}>
          {moods.length > 0 ? (
            <Table
              caption={copy.moods.title}
              columns={[copy.moods.day, copy.moods.mood, copy.moods.score]}
              rows={moods.map(({ day, mood, score }) => [shortDay(day), labels[mood], String(score)])}
            />
          ) : (
            <p className="text-ink-soft">{copy.nothing}</p>
          )}
        </Part>
      ) : null}
      {programmes ? (
        <Part title={copy.programmes.title}>
          <ProgrammeLines programmes={programmes} />
        </Part>
      ) : null}
      {certificates ? (
        <Part title={copy.certificates.title}>
          <Lines
            lines={certificates.map(({ name, day }) => `${name}. ${copy.certificates.on(shortDay(day))}.`)}
            nothing={copy.nothing}
          />
        </Part>
      ) : null}
      {planPeople ? (
        <Part title={steps.helpers}>
          <Lines lines={planPeople} nothing={copy.nothing} />
        </Part>
      ) : null}
      {planSigns ? (
        <Part title={steps.warningSigns}>
          <Lines lines={planSigns} nothing={copy.nothing} />
        </Part>
      ) : null}
    </>
  );
}
