import type {
  PHYSICAL_ASSESSMENT_TYPES,
  PhysicalAssessmentType,
} from "@/lib/features/movement/constants";
import type { BodyArea } from "@/lib/features/movement/library/constants";

export {
  LOWEST_PAIN,
  MAX_PAIN,
  PHYSICAL_ASSESSMENT_TYPES,
} from "@/lib/features/movement/constants";
export type AssessmentType = (typeof PHYSICAL_ASSESSMENT_TYPES)[number];

/** A place on the body map; left and right are separate. */
export interface Region {
  readonly id: string;
  /** The routine area this place belongs to. */
  readonly area: BodyArea;
  readonly view: "front" | "back";
}

const pair = (area: BodyArea, view: Region["view"]): Region[] =>
  ["left", "right"].map((side) => ({ id: `${side}-${area}`, area, view }));

export const REGIONS: readonly Region[] = [
  { id: "neck", area: "neck", view: "back" },
  ...pair("shoulder", "front"),
  { id: "upper-back", area: "upper-back", view: "back" },
  { id: "lower-back", area: "lower-back", view: "back" },
  { id: "core", area: "core", view: "front" },
  ...pair("wrist-hand", "front"),
  ...pair("hip", "back"),
  ...pair("knee", "front"),
  ...pair("ankle", "front"),
];

/** A short self-check with its lowest and highest score, in points, counts or seconds. */
export interface Check {
  readonly id: string;
  readonly lowest: number;
  readonly highest: number;
  /** The duration of a timed check, in seconds. */
  readonly seconds?: number;
  /** The published test it's modeled on. */
  readonly source: string;
}

const points = (id: string, source: string): Check => ({ id, lowest: 0, highest: 3, source });
const count = (id: string, highest: number, source: string): Check => ({
  id,
  lowest: 0,
  highest,
  source,
});
/** From 0 (can't do it) to 10 (as well as before). */
const task = (id: string): Check => ({
  id,
  lowest: 0,
  highest: 10,
  source: "Patient-Specific Functional Scale (Stratford and others, 1995)",
});

export const CHECKS: Record<Exclude<AssessmentType, "pain">, readonly Check[]> = {
  mobility: [
    points("toe-reach", "Chair sit-and-reach, Senior Fitness Test (Rikli and Jones, 1999)"),
    points("back-reach", "Back scratch test, Senior Fitness Test (Rikli and Jones, 1999)"),
    points("look-back", "Active neck rotation, as physical therapists check it"),
    points("knee-to-wall", "Weight-bearing lunge test (Bennell and others, 1998)"),
  ],
  strength: [
    {
      ...count(
        "chair-stands",
        60,
        "30-second chair stand, CDC STEADI (Jones, Rikli and Beam, 1999)",
      ),
      seconds: 30,
    },
    count("heel-raises", 50, "Standing heel-rise test (Lunsford and Perry, 1995)"),
    count("wall-push-ups", 60, "Modified push-up test, done at a wall"),
  ],
  functional: [
    { ...count("balance-stage", 4, "4-Stage Balance Test, CDC STEADI"), seconds: 10 },
    task("walking"),
    task("stairs"),
    task("carrying"),
    task("dressing"),
    task("sleeping"),
  ],
};

/** The column, and request field, that holds a type's scores. */
export const SCORES = {
  pain: "painLevels",
  mobility: "mobilityScores",
  strength: "strengthScores",
  functional: "functionalScores",
} as const satisfies Record<PhysicalAssessmentType, string>;

/** The balance stage and the tasks are judged separately from the other checks. */
export const BALANCE = "balance-stage";
export const CHAIR_STANDS = "chair-stands";

export const MAX_LISTED = 100;
export const MAX_SCORES = 40;
/** UTF-16 units of a caller's own name for a place or a test. */
export const MAX_NAME_LENGTH = 60;
/** The highest score of a test we don't know. */
export const MAX_SCORE = 1000;

/** Key of the list of assessments; joined, its parts form the URL (API-06). */
export const assessmentsKey = ["/api/pt/assessments"] as const;
