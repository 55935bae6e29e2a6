import { INSTRUMENTS, STANDINGS } from "./assessments";

/**
 * Only adults get here (COUP-18). In its own file, because private questionnaires aren't in the
 * room's first scripts.
 */
export const ASSESS_COPY = {
  title: "Look at things together",
  text: "You each answer alone. We show your answers side by side only if you both agree.",
  instruments: INSTRUMENTS,
  standings: STANDINGS,
  begin: "Begin",
  scale: ["Hardly ever", "Rarely", "Sometimes", "Often", "Almost always"],
  save: "Save my answers",
  change: "Change my answers",
  missing: "Please choose an answer.",
  agree: "Show our answers side by side",
  agreeText: "You'll both see your two averages for each area, never single answers.",
  waiting:
    "You said yes. It opens once you've both answered and agreed, and there's no pause in place.",
  look: "Check again",
  takeBack: "Withdraw my yes",
  yours: "You",
  theirs: (name: string) => name,
  outOf: "out of 5",
  next: "What you could try",
  failed: {
    title: "That didn't work",
    description: "Your answers are still here. Please try again.",
  },
  failedRead: "We couldn't load the questionnaires.",
} as const;
