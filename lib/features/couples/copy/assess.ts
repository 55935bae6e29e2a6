import { INSTRUMENTS, STANDINGS } from "./assessments";

/**
 * Only adults get here (COUP-18). In its own file, because private questionnaires aren't in the
 * room's first scripts.
 */
export const ASSESS_COPY = {
  title: "Look at it together",
  text: "Each of you answers alone. Your answers are laid side by side only when both of you agree.",
  instruments: INSTRUMENTS,
  standings: STANDINGS,
  begin: "Begin",
  scale: ["Hardly ever", "Seldom", "Sometimes", "Often", "Almost always"],
  save: "Save my answers",
  change: "Change my answers",
  missing: "Please choose one answer here.",
  agree: "Lay our answers side by side",
  agreeText: "Both of you then see your two averages for each area, never single answers.",
  waiting:
    "You said yes. It opens when both of you have answered and agreed, and no pause is running.",
  look: "Look again",
  takeBack: "Take my yes back",
  yours: "You",
  theirs: (name: string) => name,
  outOf: "out of 5",
  next: "What you could try",
  failed: {
    title: "That didn't work",
    description: "Your answers are still here. Please try again.",
  },
  failedRead: "The questionnaires could not be read just now.",
} as const;
