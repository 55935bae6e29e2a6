import { createGuidedEngine, exercisesFor, isForListener } from "@/lib/adapters/guided/engine";
import { createAuthoredGuide } from "@/lib/guide/guide";

/** The guide as the product puts it together, for commands; what fails in its content ends the command. */
export const authoredGuide = () =>
  createAuthoredGuide({
    guide: createGuidedEngine(),
    isForListener,
    exercisesFor,
    onTrouble: (error) => {
      throw error;
    },
  });
