import type { ExerciseCopy } from "@/lib/features/conversation/exercises/copy/shape";
import type { Audience } from "@/lib/shared/audience";

/**
 * What an exercise needs on any page: comes with the page from the server, so that it works with
 * the network down.
 */
export interface ExerciseKit {
  readonly audience: Audience;
  readonly copy: ExerciseCopy;
  /** The five steps of grounding, as the crisis dialog words them. */
  readonly groundSteps: readonly string[];
  readonly groundAfter: string;
}

export interface ExerciseProps {
  readonly kit: ExerciseKit;
  /** Called once, when it was walked to its end. */
  readonly onFinished: () => void;
}
