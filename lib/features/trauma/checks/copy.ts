import type { CheckItem } from "./constants";
import type { Weight } from "./policy";

const adult = {
  title: "Your last two weeks",
  lead: "A private self-check with ten short questions. It isn't a test or a diagnosis. Only you see it, and it's stored encrypted.",
  note: {
    title: "Before you look",
    text: "The questions name common reactions to trauma, such as bad dreams. None of them asks what happened. You can stop at any time.",
    open: "Show the questions",
    skip: "Skip this",
  },
  intro: "In the last two weeks, how true was this for you?",
  items: {
    comesBack: "It came back on its own: images, sounds, or the feeling that it's happening now",
    nights: "Bad dreams, or nights that brought it back",
    keepAway: "I stayed away from places, people or things that remind me of it",
    talkAway: "I tried hard not to think or feel anything about it",
    darkThoughts: "Dark thoughts about myself, other people or the world",
    cutOff: "I felt numb, or far away from people I care about",
    onGuard: "I was on guard or watchful, or I jumped at small things",
    shortFuse: "I got angry fast, or did things that are bad for me",
    days: "It got in the way of work, school or things at home",
    people: "It got in the way of being with people",
  } as Record<CheckItem, string>,
  scale: ["Not at all", "A little", "Somewhat", "A lot", "Very much"] as readonly string[],
  missing: (open: number) =>
    open === 1 ? "One question still needs an answer." : `${open} questions still need an answer.`,
  save: "Save this self-check",
  saving: "Saving",
  cancel: "Stop and close",
  again: "Check again",
  result: {
    title: "What you said",
    weight: {
      light: "It didn't affect you much these two weeks.",
      some: "It affected you somewhat these two weeks.",
      much: "It affected you a lot these two weeks.",
    } as Record<Weight, string>,
    heavy: (items: readonly string[]) => `What affected you most: ${items.join("; ")}.`,
    next: {
      light: "If that changes, you can check again. Your calming tools stay here.",
      some: "Pick one calming tool for this week. If it stays like this for a month, a doctor can help you find someone trained in trauma.",
      much: "Please talk with a doctor or someone trained in trauma. It can be treated, and it isn't a weakness. You can bring this page with you. If you feel unsafe, call or text 988 now.",
    } as Record<Weight, string>,
    notDiagnosis:
      "This can't tell whether you have PTSD. Only a trained person can, together with you.",
    locator: "Find treatment near you (findtreatment.gov)",
  },
  trend: {
    title: "How it's changed",
    bars: "Your self-checks, oldest first",
    one: (day: string, share: number) => `${day}: ${share} out of 100`,
    table: "Show as a table",
    day: "Day",
    share: "How much it affected you, out of 100",
    hint: "Lower means it affected you less. There's no score to aim for.",
    remove: (day: string) => `Remove the self-check from ${day}`,
  },
  saved: "Saved. Only you can see it.",
  undo: "Undo",
  undone: "Undone.",
  removed: "Removed.",
  failed: { title: "Error", description: "We couldn't save that. Please try again." },
  loadFailed: "Your earlier self-checks didn't load.",
  retry: "Retry",
};

export type CheckCopy = typeof adult;

/** Only adults reach it (TRAU-16). */
export const CHECK_COPY = { adult };
