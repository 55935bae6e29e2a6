import { DEFAULT_WISH } from "../constants";
import { GOALS, type Goal, type TargetArea } from "../library/constants";

const AREA_WORDS: readonly (readonly [RegExp, readonly TargetArea[]])[] = [
  [/\bneck/, ["neck"]],
  [/shoulder|\barms?\b/, ["shoulder"]],
  [/upper.?back|between.*blades|\bchest\b/, ["upper-back"]],
  [/lower.?back|low.?back|lumbar/, ["lower-back"]],
  [/^(?!.*(upper|lower|low).?back).*\b(back|spine)\b/, ["upper-back", "lower-back"]],
  [/\bcore\b|belly|tummy|stomach|abdom|trunk|\babs\b/, ["core"]],
  [/\bhips?\b|buttock|glute|groin/, ["hip"]],
  [/\bknees?\b|thigh|hamstring|\bquads?\b/, ["knee"]],
  [/ankle|\bfoot\b|\bfeet\b|\bcalf\b|calves|\bheels?\b|\btoes?\b/, ["ankle"]],
  [/wrist|\bhands?\b|finger|thumb|elbow|forearm/, ["wrist-hand"]],
  [/\blegs?\b|lower.?body/, ["hip", "knee", "ankle"]],
  [/upper.?body/, ["neck", "shoulder", "upper-back"]],
  [/full|whole|\ball\b|every|general/, ["full-body"]],
];

const GOAL_WORDS: readonly (readonly [RegExp, Goal])[] = [
  [/pain|ache|sore|hurt/, "pain_relief"],
  [/strength|strong|muscle|power|tone/, "strength"],
  [/flexib|stretch|supple|loose/, "flexibility"],
  [/balanc|stead|fall/, "balance"],
  [/endur|cardio|fit|stamina|heart|energy/, "endurance"],
  [/postur|upright|desk|slouch/, "posture"],
  [/relax|calm|stress|sleep|tension|anxi/, "relaxation"],
  [/mobil|stiff|range|move/, "mobility"],
];

/** The longest text considered; naming a place or a goal needs no more. */
const LONGEST = 200;
const MOST = 20;

const texts = (given: string | readonly string[]): string[] =>
  (typeof given === "string" ? given.split(/[,;/&]|\band\b/) : given)
    .slice(0, MOST)
    .map((text) =>
      text.slice(0, LONGEST).toLowerCase().replaceAll("_", " ").replaceAll("-", " ").trim(),
    );

/**
 * The areas named in a string or a list; the whole body if nothing is understood or it's among
 * them.
 */
export function readTargetAreas(given: string | readonly string[]): readonly TargetArea[] {
  const found = texts(given).flatMap((text) =>
    AREA_WORDS.flatMap(([words, areas]) => (words.test(text) ? areas : [])),
  );
  return found.length === 0 || found.includes("full-body")
    ? DEFAULT_WISH.areas
    : [...new Set(found)];
}

/** The goals named in a string or a list, in order; the usual three if none is understood. */
export function readGoals(given: string | readonly string[]): readonly Goal[] {
  const found = texts(given).flatMap((text) => {
    const named = GOALS.find((goal) => goal.replaceAll("_", " ") === text);
    return named
      ? [named]
      : GOAL_WORDS.flatMap(([words, goal]) => (words.test(text) ? [goal] : []));
  });
  return found.length === 0 ? DEFAULT_WISH.goals : [...new Set(found)];
}
