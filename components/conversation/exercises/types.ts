import type { ExerciseCopy } from "@/lib/features/conversation/exercises/copy/schema";
import type { Audience } from "@/lib/shared/audience";

/**
 * An exercise's words and audience. The server sends them with every page, so that exercises work
 * with the network down.
 */
export interface ExerciseKit {
  readonly audience: Audience;
  readonly copy: ExerciseCopy;
  /** The five grounding steps, in the crisis dialog's words. */
  readonly groundSteps: readonly string[];
  readonly groundAfter: string;
}

export interface ExerciseProps {
  readonly kit: ExerciseKit;
  /** Called once, when the exercise was completed. */
  readonly onFinished: () => void;
}
