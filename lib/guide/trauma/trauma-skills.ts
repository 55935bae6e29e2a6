import type { TraumaDepth, TraumaWork } from "@/lib/ports/model";
import type { Skill } from "../skills/skill";

const CALMING: readonly string[] = ["grounding", "breathing"];
const DEPTHS: readonly TraumaDepth[] = ["steady", "skills", "meaning"];

export interface TraumaSkills {
  /** Calming skills for any approach. */
  readonly steadying: readonly Skill[];
  /** Skills for the approach and the kind of trauma, as far as the depth allows. */
  readonly own: readonly Skill[];
}

/**
 * The skills of one trauma conversation. Work with meaning opens only to someone who feels safe and
 * has come to rest in this conversation (decision 0032).
 */
export function traumaSkills(
  skills: readonly Skill[],
  work: TraumaWork,
  isAtRest: boolean,
): TraumaSkills {
  const steadying = skills.filter(
    ({ id, trauma }) => CALMING.includes(id) || trauma?.from === "steady",
  );
  const deepest = work.depth === "meaning" && !isAtRest ? "skills" : work.depth;
  const isOpen = (from: TraumaDepth) =>
    from !== "steady" && DEPTHS.indexOf(from) <= DEPTHS.indexOf(deepest);
  const own = skills.filter(({ trauma }) => {
    if (!trauma || !isOpen(trauma.from)) return false;
    const { approaches, kinds } = trauma;
    if (kinds) return kinds.some((kind) => kind === work.kind);
    return approaches === null || approaches.includes(work.approach);
  });
  return { steadying, own: own.toSorted((a, b) => rankOf(a) - rankOf(b)) };
}

/** For this kind of trauma first, then of the approach, then for everyone. */
const rankOf = ({ trauma }: Skill): number => (trauma?.kinds ? 0 : trauma?.approaches ? 1 : 2);
