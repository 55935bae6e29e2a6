import { SHARED_COPY as copy } from "@/lib/across/your-data/shares/copy";
import type { FamilyView } from "@/lib/across/your-data/shares/types";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { shortDay } from "@/lib/shared/calendar";
import { Lines, Part, ProgrammeLines, Table } from "./part";

const { labels } = MOOD_COPY.adult;

/** Shows an invited person exactly the parts that were ticked. */
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
              rows={moods.map(({ day, mood, score }) => [
                shortDay(day),
                labels[mood],
                String(score),
              ])}
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
            lines={certificates.map(
              ({ name, day }) => `${name}. ${copy.certificates.on(shortDay(day))}.`,
            )}
            nothing={copy.nothing}
          />
        </Part>
      ) : null}
      <PlanParts people={planPeople} signs={planSigns} />
    </>
  );
}

/** The shared part of a safety plan; one line says so if the plan isn't written yet. */
function PlanParts({
  people,
  signs,
}: {
  people: readonly string[] | null;
  signs: readonly string[] | null;
}) {
  const parts = [
    { title: copy.plan.people, lines: people },
    { title: copy.plan.signs, lines: signs },
  ].flatMap(({ title, lines }) => (lines ? [{ title, lines }] : []));
  if (parts.length > 1 && parts.every(({ lines }) => lines.length === 0)) {
    return (
      <Part title={copy.plan.title}>
        <Lines lines={[]} nothing={copy.plan.notWritten} />
      </Part>
    );
  }
  return parts.map(({ title, lines }) => (
    <Part key={title} title={title}>
      <Lines lines={lines} nothing={copy.plan.notWritten} />
    </Part>
  ));
}
