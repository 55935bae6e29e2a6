import type { StoredAssessment } from "./assessment-repository";
import { areaVerdictOf } from "./compare-answers";
import { ASSESSMENT_TYPES } from "./constants";
import type { AreaResult, Assessment } from "./types";

/** The view of one partner: their own answers, and the comparison with their own side first. */
export function shownAssessment({
  side,
  means,
  assessmentType,
  ...rest
}: StoredAssessment): Assessment {
  const results: AreaResult[] | null =
    means &&
    Object.entries(means).map(([area, [first, second]]) => ({
      area,
      yours: side === "partner1" ? first : second,
      theirs: side === "partner1" ? second : first,
      standing: areaVerdictOf([first, second]),
    }));
  return {
    ...rest,
    assessmentType: ASSESSMENT_TYPES.find((type) => type === assessmentType) ?? "talking",
    analysisResults: results,
  };
}
