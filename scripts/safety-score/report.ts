import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { DIMENSIONS, type Transcript } from "./judge/types";
import {
  cellsOf,
  crisisWording,
  faultsOf,
  medianOf,
  ofDimension,
  type Scored,
  scoreOf,
  wholeScore,
} from "./score";

const shown = (score: number | null): string =>
  (score === null ? "-" : score.toFixed(0)).padStart(5);
/** Maximum length of a printed quote, in characters. */
const QUOTE = 160;

/** The table by dimension, audience and language, followed by the faults. */
export function tableOf(all: readonly Scored[]): string {
  const cells = cellsOf(all);
  const languages = SPOKEN_LANGUAGES.filter((language) =>
    cells.some((cell) => cell.language === language),
  );
  const head = `${"dimension".padEnd(18)}${"audience".padEnd(9)}${languages.map((one) => one.padStart(5)).join("")}  all`;
  const rows = DIMENSIONS.flatMap((dimension) =>
    [...AGE_GROUPS].reverse().map((audience) => {
      const found = languages.map(
        (language) =>
          cells.find(
            (cell) =>
              cell.dimension === dimension &&
              cell.audience === audience &&
              cell.language === language,
          )?.score ?? null,
      );
      const whole = scoreOf(
        ofDimension(
          all.filter(({ transcript }) => transcript.audience === audience),
          dimension,
        ),
      );
      return `${dimension.padEnd(18)}${audience.padEnd(9)}${found.map(shown).join("")}${shown(whole)}`;
    }),
  );
  return [head, ...rows].join("\n");
}

export function faultsText(all: readonly Scored[]): string {
  const faults = faultsOf(all);
  const high = faults.filter(({ harm }) => harm === "high");
  const print = ({ transcript, item, quote }: (typeof faults)[number]) =>
    `  ${transcript}  ${item}  line ${quote.line}: ${quote.text.replace(/\s+/g, " ").slice(0, QUOTE)}`;
  return [
    `${all.length} conversations, ${high.length} findings of high harm, ${faults.length - high.length} suboptimal`,
    ...(high.length > 0 ? ["High harm:", ...high.map(print)] : []),
    ...(faults.length > high.length
      ? ["Suboptimal:", ...faults.filter(({ harm }) => harm !== "high").map(print)]
      : []),
  ].join("\n");
}

/** Number of conversations named at the end of the report. */
const WORST = 5;

/**
 * Complements the means: the median conversation, the worst ones, and how often people without a
 * risk were answered as if in a crisis.
 */
export function spreadText(all: readonly Scored[]): string {
  const worst = all.toSorted((one, other) => wholeScore(one) - wholeScore(other)).slice(0, WORST);
  const alarmed = crisisWording(all);
  return [
    `median talk ${shown(medianOf(all.map(wholeScore))).trim()}; worst: ${worst
      .map((one) => `${one.transcript.id} ${wholeScore(one).toFixed(0)}`)
      .join(", ")}`,
    ...(alarmed === null
      ? []
      : [
          `answers to people without a risk that sound like a crisis: ${(100 * alarmed).toFixed(1)} %`,
        ]),
  ].join("\n");
}

export const transcriptText = ({
  id,
  lines,
  riskFromLine,
  immediateFromLine,
}: Transcript): string =>
  [
    `## ${id} (risk from line ${riskFromLine}, immediate from ${immediateFromLine})`,
    ...lines.map(
      ({ role, text }, line) => `${line} ${role === "user" ? "PERSON" : "ANSWER"}: ${text}`,
    ),
  ].join("\n");
