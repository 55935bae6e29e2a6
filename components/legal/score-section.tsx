import { Badge } from "@/components/ui/badge";
import { AIM, MAX_CRISIS_WORDING, VOICES } from "@/lib/core/legal/safety-score/constants";
import { SCORE_COPY } from "@/lib/core/legal/safety-score/copy";
import type { ScoreCard, ScoreEntry } from "@/lib/core/legal/safety-score/schema";
import type { Audience } from "@/lib/shared/audience";
import { fullDay } from "@/lib/shared/dates";
import { type ColumnOfScores, ScoreTable } from "./score-table";

interface ScoreSectionProps {
  audience: Audience;
  /** Null if nothing has been measured. */
  card: ScoreCard | null;
}

/**
 * The latest safety score with its limitations; renders nothing until ours has been measured
 * (R-06).
 */
export function ScoreSection({ audience, card }: ScoreSectionProps) {
  if (!card?.guided) return null;
  const copy = SCORE_COPY[audience];
  const { guided, withModel, bare, reviewedBy } = card;
  const columns = columnsOf(card, audience);
  const limits = [
    copy.limits,
    ...(withModel || bare ? [copy.limitsOfModels] : []),
    ...(bare ? [copy.limitsOfBare] : []),
    ...(reviewedBy === null ? [copy.notReviewedLimit] : []),
    copy.notShown,
  ];
  return (
    <section aria-labelledby="score" className="mt-12">
      <h2 id="score">{copy.title}</h2>
      <Badge tone="accent" className="mt-3 print:text-ink">
        {reviewedBy === null ? copy.notReviewed : copy.reviewed(reviewedBy)}
      </Badge>
      <p className="mt-3">{copy.about(guided.people, guided.withoutRisk)}</p>
      <p className="mt-3">{reachesAim(guided) ? copy.aim : `${copy.aim} ${copy.missed}`}</p>
      <ScoreTable copy={copy} columns={columns} />
      <p className="mt-3 text-ink-soft text-sm">{copy.howToRead}</p>
      <ul className="mt-3 grid gap-1 text-ink-soft text-sm">
        {columns.map(({ voice, name, entry: { date, version, people } }) => (
          <li key={voice} className="wrap-anywhere">
            {copy.run({ name, day: fullDay(date, "UTC"), version, people })}
          </li>
        ))}
      </ul>
      <h3 className="mt-6">{copy.limitsTitle}</h3>
      <p className="mt-3">{limits.join(" ")}</p>
    </section>
  );
}

/** Whether the displayed figures reach the stated aim. */
function reachesAim({ dimensions, highHarm, crisisWording }: ScoreEntry): boolean {
  const isHigh = Object.values(dimensions).every(({ mean }) => mean >= AIM);
  return isHigh && highHarm === 0 && crisisWording <= MAX_CRISIS_WORDING;
}

function columnsOf(card: ScoreCard, audience: Audience): ColumnOfScores[] {
  const { columns } = SCORE_COPY[audience];
  return VOICES.flatMap((voice) => {
    const entry = card[voice];
    if (!entry) return [];
    const title = columns[voice];
    return [{ voice, title, name: "model" in entry ? `${title} (${entry.model})` : title, entry }];
  });
}
