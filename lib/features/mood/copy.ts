import { HELP_NOTICE } from "@/lib/crisis/copy/notice";
import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import labels from "@/messages/en/mood-labels.json";
import type { Mood } from "./constants";

const adult = {
  question: "How is it right now?",
  labels: labels.adult satisfies Record<Mood, string>,
  quickNote: (label: string) => `Quick mood check: ${label}`,
  resting: "One tap saves it. You can take it back.",
  moreDetail: "More detail",
  detail: {
    question: "Which is closest?",
    intensity: "Intensity",
    ends: ["1 = barely there", "10 = very strong"] as readonly [string, string],
    spoken: (value: number) => `${value} of 10`,
    notes: "Notes (optional)",
    notesHint: `What is going on? It is kept encrypted. If it sounds like danger, help opens. ${ALERT_SENTENCE.adult}`,
    cancel: "Cancel",
    save: "Save",
    saving: "Saving...",
    /** Explains why the button is disabled. */
    pickFirst: "Pick a mood above first.",
    tooLong: (most: number) => `A note holds up to ${most} characters.`,
  },
  today: "Today",
  nothingToday: "No check-in yet today. One tap is enough.",
  saved: (label: string) => `${label}, noted.`,
  undo: "Undo",
  undone: "Taken back.",
  kind: {
    happy: "Good that this is here. You can let it stay a while.",
    sad: "Thank you for noticing. You don't have to fix it now.",
    anxious: "That is a lot to carry. One slow breath out is a start.",
    angry: "It makes sense to feel it. Nothing has to happen right away.",
    neutral: "An even moment counts too.",
    confused: "Not knowing is an answer. It can sort itself slowly.",
  } as Record<Mood, string>,
  toast: {
    saved: { title: "Mood logged successfully", description: "Your mood has been recorded." },
    failed: { title: "Error", description: "Failed to log mood. Please try again." },
    waiting: {
      title: "Saved on this device",
      description: "It goes out when the network is back.",
    },
    sent: { title: "Sent now", description: "What was kept on this device has arrived." },
    lost: {
      title: "One did not arrive",
      description: "A check-in from this device could not be saved.",
    },
    undoFailed: { title: "Error", description: "That could not be taken back. Please try again." },
    crisis: HELP_NOTICE.adult,
  },
  loadFailed: "Your check-ins did not load.",
  retry: "Retry",
  loading: "Loading your check-ins",
  waiting: {
    title: "Check-ins open with a yes",
    text: "Someone has to agree first. Until then nothing about how you feel is stored. Help in a crisis is always open.",
  },
};

export type MoodCopy = typeof adult;

const child: MoodCopy = {
  question: "How do you feel right now?",
  labels: labels.child,
  quickNote: adult.quickNote,
  resting: "Tap one. You can take it back.",
  moreDetail: "More detail",
  detail: {
    question: "Which one is most like you?",
    intensity: "Intensity",
    ends: ["1 = a little", "10 = very much"],
    spoken: (value) =>
      value === 1 ? "1, a little" : value === 10 ? "10, very much" : `${value} of 10`,
    notes: "Notes (optional)",
    notesHint: `What happened? You can write it here if you want. If it sounds like danger, help opens. ${ALERT_SENTENCE.child}`,
    cancel: "Cancel",
    save: "Save",
    saving: "Saving...",
    pickFirst: "Pick a face first.",
    tooLong: (most) => `That is very long! A note holds up to ${most} letters.`,
  },
  today: "Today",
  nothingToday: "You have not picked a feeling today. Tap one!",
  saved: (label) => `You picked: ${label}`,
  undo: "Undo",
  undone: "Okay, it is gone.",
  kind: {
    happy: `${PERSONA.child} is happy with you.`,
    sad: `${PERSONA.child} is sitting next to you. Sad is okay.`,
    anxious: `${PERSONA.child} says: breathe in like smelling a flower, out like blowing a candle.`,
    angry: `Being mad is okay. ${PERSONA.child} stomps a little, too.`,
    neutral: `Okay is a good place to be, says ${PERSONA.child}.`,
    confused: `Lots of feelings at once? ${PERSONA.child} knows that one.`,
  },
  toast: {
    saved: { title: "Mood saved! 🌟", description: "Great job sharing how you feel!" },
    failed: adult.toast.failed,
    waiting: { title: "Saved right here", description: "It goes out when the internet is back." },
    sent: { title: "Sent now", description: "Your feeling has arrived." },
    lost: {
      title: "One got lost",
      description: "A feeling could not be saved. You can pick it again.",
    },
    undoFailed: adult.toast.undoFailed,
    crisis: HELP_NOTICE.child,
  },
  loadFailed: "Your feelings did not load.",
  retry: "Try again",
  loading: "Loading your feelings",
  waiting: {
    title: "This part opens with a yes",
    text: `It needs a yes from your parent or guardian. Then you can tell ${PERSONA.child} how you feel. If you need help now, tap Help! at the top.`,
  },
};

export const MOOD_COPY: Record<Audience, MoodCopy> = { adult, child };
