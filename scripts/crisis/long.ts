import type { SpokenLanguage } from "../../lib/shared/languages";
import { SPOKEN_LANGUAGES } from "../../lib/shared/languages";
import type { Sample } from "./corpus";

/** Lengths of the calm text around a danger, in UTF-16 units. */
export const LENGTHS = [300, 1_500, 10_000] as const;
export const POSITIONS = ["start", "middle", "end"] as const;

export interface Hidden {
  readonly danger: Sample;
  readonly text: string;
  readonly length: (typeof LENGTHS)[number];
  readonly position: (typeof POSITIONS)[number];
}

/**
 * Each danger sentence at the start, in the middle and at the end of calm texts of three lengths,
 * in its own language.
 */
export function hidden(samples: readonly Sample[], most = Number.POSITIVE_INFINITY): Hidden[] {
  return SPOKEN_LANGUAGES.flatMap((language) => {
    const own = samples.filter((sample) => sample.language === language);
    const calm = own.filter(({ kind }) => kind === "none").map(({ text }) => text);
    const dangers = own.filter(({ kind }) => kind !== "none").slice(0, most);
    return dangers.flatMap((danger, at) =>
      LENGTHS.flatMap((length) =>
        POSITIONS.map((position) => ({
          danger,
          length,
          position,
          text: hide({ danger, calm, at, length, position, language }),
        })),
      ),
    );
  });
}

interface Hiding extends Omit<Hidden, "text"> {
  readonly calm: readonly string[];
  /** Index of the first calm paragraph. */
  readonly at: number;
  readonly language: SpokenLanguage;
}

function hide({ danger, calm, at, length, position, language }: Hiding): string {
  const around: string[] = [];
  for (let next = at; around.join(" ").length < length && calm.length > 0; next += 1) {
    around.push(calm[next % calm.length] ?? "");
  }
  const place = { start: 0, middle: Math.floor(around.length / 2), end: around.length }[position];
  return around.toSpliced(place, 0, danger.text).join(language === "zh" ? "" : " ");
}
