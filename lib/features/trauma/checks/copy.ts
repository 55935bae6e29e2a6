import type { CheckItem } from "./constants";
import type { Weight } from "./policy";

const adult = {
  title: "A look at the last two weeks",
  lead: "A private self-check with ten short questions. It is not a test and not a diagnosis. Only you see it, and it is kept encrypted.",
  note: {
    title: "Before you look",
    text: "The questions name common reactions to trauma, such as bad dreams. None of them asks what happened. You can stop at any time.",
    open: "Show the questions",
    skip: "Skip this",
  },
  intro: "In the last two weeks, how much of this was there?",
  items: {
    comesBack: "It came back by itself: pictures, sounds, or the feeling that it is now",
    nights: "Bad dreams, or nights that brought it back",
    keepAway: "I kept away from places, people or things that remind me",
    talkAway: "I worked hard not to think or feel anything about it",
    darkThoughts: "Dark thoughts about myself, other people or the world",
    cutOff: "I felt numb, or far away from people I like",
    onGuard: "I was on guard, watchful, or jumped at small things",
    shortFuse: "I got angry fast, or did things that are bad for me",
    days: "It got in the way of work, study or the house",
    people: "It got in the way of being with people",
  } as Record<CheckItem, string>,
  scale: ["Not at all", "A little", "Medium", "A lot", "Very much"] as readonly string[],
  missing: (open: number) =>
    open === 1 ? "One question is still open." : `${open} questions are still open.`,
  save: "Save this look",
  saving: "Saving",
  cancel: "Stop and close",
  again: "Look again",
  result: {
    title: "What you said",
    weight: {
      light: "It took little room in these two weeks.",
      some: "It took some room in these two weeks.",
      much: "It took a lot of room in these two weeks.",
    } as Record<Weight, string>,
    heavy: (items: readonly string[]) => `The most room went to: ${items.join("; ")}.`,
    next: {
      light: "If that changes, you can look again. Your calming tools stay here.",
      some: "Pick one calming tool for this week. If it stays like this for a month, a doctor can help you find somebody trained in trauma.",
      much: "Please talk with a doctor or somebody trained in trauma. It can be treated, and it is not a weakness. You can take this page along. If you feel unsafe, call or text 988 now.",
    } as Record<Weight, string>,
    notDiagnosis:
      "This cannot tell whether you have PTSD. Only a trained person can, together with you.",
    locator: "Find treatment near you (findtreatment.gov)",
  },
  trend: {
    title: "How it moved",
    bars: "Your looks, oldest first",
    one: (day: string, share: number) => `${day}: ${share} of 100`,
    table: "Show as a table",
    day: "Day",
    share: "Room it took, of 100",
    hint: "Lower means that it took less room. It is no score to reach.",
    remove: (day: string) => `Remove the look of ${day}`,
  },
  saved: "Saved. Only you can see it.",
  undo: "Undo",
  undone: "Taken back.",
  removed: "Removed.",
  failed: { title: "Error", description: "That could not be saved. Please try again." },
  loadFailed: "Your earlier looks did not load.",
  retry: "Retry",
};

export type CheckCopy = typeof adult;

/** Only adults reach it (TRAU-16). */
export const CHECK_COPY = { adult };
