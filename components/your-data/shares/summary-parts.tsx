import { LINK_COPY } from "@/lib/across/your-data/shares/copy";
import type {
  MoodWeek,
  ProviderSummary,
  SharedMovement,
  SharedStep,
} from "@/lib/across/your-data/shares/types";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { dayName, shortDay } from "@/lib/shared/calendar";
import planEn from "@/messages/en/safety-plan.json";
import { Lines, Part, ProgrammeLines, Table } from "./part";

const copy = LINK_COPY.summary;
const { labels } = MOOD_COPY.adult;
const { steps } = planEn.adult;

/** A summary for a care provider: a note on what it is, then each part that was ticked. */
export function SummaryParts({ summary }: { summary: ProviderSummary }) {
  const { from, to, moods, programmes, movement, safetyPlan } = summary;
  return (
    <>
      <div>
        <p className="font-semibold">{copy.about}</p>
        <p className="mt-1 text-ink-soft">
          {copy.period(dayName(from), dayName(to))} {copy.notShared}
        </p>
      </div>
      {moods ? (
        <Part title={copy.moods.title} hint={copy.moods.hint}>
          <p>{copy.moods.count(moods.checkIns, moods.days)}</p>
          {moods.weeks.length > 0 ? <Weeks weeks={moods.weeks} /> : null}
        </Part>
      ) : null}
      {programmes ? (
        <Part title={copy.programmes}>
          <ProgrammeLines programmes={programmes} />
        </Part>
      ) : null}
      {movement ? <Movement movement={movement} /> : null}
      {safetyPlan ? <Plan all={safetyPlan} /> : null}
    </>
  );
}

/** The written steps, and one line for those that aren't. */
function Plan({ all }: { all: readonly SharedStep[] }) {
  const written = all.filter(({ lines }) => lines.length > 0);
  return (
    <Part title={copy.safetyPlan}>
      {written.map(({ section, lines }) => (
        <div key={section}>
          <h3 className="mb-1 font-sans font-semibold text-base">{steps[section]}</h3>
          <Lines lines={lines} nothing={copy.notWritten} />
        </div>
      ))}
      {written.length < all.length ? (
        <p className="text-ink-soft">
          {written.length > 0 ? copy.restNotWritten : copy.notWritten}
        </p>
      ) : null}
    </Part>
  );
}

const namedIn = ({ named }: MoodWeek): string =>
  named.map(([mood, times]) => `${labels[mood]} ${times}`).join(", ");

const Weeks = ({ weeks }: { weeks: readonly MoodWeek[] }) => (
  <Table
    caption={copy.moods.title}
    columns={[
      copy.moods.week,
      copy.moods.entries,
      copy.moods.mean,
      copy.moods.range,
      copy.moods.named,
    ]}
    rows={weeks.map((week) => [
      shortDay(week.from),
      String(week.entries),
      week.mean.toFixed(1),
      `${week.lowest}-${week.highest}`,
      namedIn(week),
    ])}
  />
);

function Movement({ movement }: { movement: SharedMovement }) {
  const { sessions, minutes, pain } = movement;
  return (
    <Part title={copy.movement.title} hint={copy.movement.hint}>
      <p>{sessions > 0 ? copy.movement.count(sessions, minutes) : copy.nothing}</p>
      {pain.length > 0 ? (
        <Table
          caption={copy.movement.title}
          columns={[copy.movement.day, copy.movement.before, copy.movement.after]}
          rows={pain.map(({ day, before, after }) => [
            shortDay(day),
            String(before),
            String(after),
          ])}
        />
      ) : null}
    </Part>
  );
}
