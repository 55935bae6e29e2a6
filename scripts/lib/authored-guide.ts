import { createGuidedEngine, exercisesFor, isAboutExercise } from "@/lib/adapters/guided/engine";
import { createAuthoredGuide } from "@/lib/guide/guide";

/** The guide as the product puts it together, for commands; what fails in its content ends the command. */
export const authoredGuide = () =>
  createAuthoredGuide({
    guide: createGuidedEngine(),
    isAboutExercise,
    exercisesFor,
    onTrouble: (error) => {
      throw error;
    },
  });
