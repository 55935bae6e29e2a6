import { HELP_NOTICE } from "@/lib/crisis/copy/notice";
import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import labels from "@/messages/en/mood-labels.json";
import type { Mood } from "./constants";

const adult = {
  question: "How are you right now?",
  labels: labels.adult satisfies Record<Mood, string>,
  quickNote: (label: string) => `Quick mood check: ${label}`,
  resting: "Saved with one tap. You can undo it.",
  moreDetail: "More detail",
  detail: {
    question: "Which is closest?",
    intensity: "Intensity",
    ends: ["1 = barely there", "10 = very strong"] as readonly [string, string],
    spoken: (value: number) => `${value} out of 10`,
    notes: "Notes (optional)",
    notesHint: `What's going on? We store this encrypted. If it sounds like someone's in danger, help opens. ${ALERT_SENTENCE.adult}`,
    cancel: "Cancel",
    save: "Save",
    saving: "Saving...",
    /** Explains why the button is disabled. */
    pickFirst: "Pick a mood above first.",
    tooLong: (most: number) => `A note can be up to ${most} characters.`,
  },
  today: "Today",
  nothingToday: "No check-in yet today. One tap is all it takes.",
  saved: (label: string) => `${label}, saved.`,
  undo: "Undo",
  undone: "Undone.",
  kind: {
    happy: "It's good to have this. You can let it stay a while.",
    sad: "Thank you for noticing. You don't have to fix it now.",
    anxious: "That's a lot to carry. One slow breath out is a start.",
    angry: "It's okay to feel this. Nothing has to happen right away.",
    neutral: "An in-between moment counts too.",
    confused: "Not knowing is an answer too. It can sort itself out slowly.",
  } as Record<Mood, string>,
  toast: {
    saved: { title: "Mood logged successfully", description: "Your mood has been recorded." },
    failed: { title: "Error", description: "Failed to log mood. Please try again." },
    waiting: {
      title: "Saved on this device",
      description: "We'll send it when you're back online.",
    },
    sent: { title: "Sent", description: "What you saved on this device has been sent." },
    lost: {
      title: "Check-in not saved",
      description: "We couldn't save a check-in from this device.",
    },
    undoFailed: { title: "Error", description: "We couldn't undo that. Please try again." },
    crisis: HELP_NOTICE.adult,
  },
  loadFailed: "Your check-ins didn't load.",
  retry: "Retry",
  loading: "Loading your check-ins",
  waiting: {
    title: "Check-ins need a yes first",
    text: "Someone has to agree first. Until then, we don't store anything about how you feel. Crisis help is always open.",
  },
};

export type MoodCopy = typeof adult;

const child: MoodCopy = {
  question: "How do you feel right now?",
  labels: labels.child,
  quickNote: adult.quickNote,
  resting: "Tap one. You can undo it.",
  moreDetail: "More detail",
  detail: {
    question: "Which one is most like you?",
    intensity: "Intensity",
    ends: ["1 = a little", "10 = very much"],
    spoken: (value) =>
      value === 1 ? "1, a little" : value === 10 ? "10, very much" : `${value} out of 10`,
    notes: "Notes (optional)",
    notesHint: `What happened? You can write it here if you want. If it sounds like someone is in danger, help opens. ${ALERT_SENTENCE.child}`,
    cancel: "Cancel",
    save: "Save",
    saving: "Saving...",
    pickFirst: "Pick a face first.",
    tooLong: (most) => `That's very long! A note can be up to ${most} letters.`,
  },
  today: "Today",
  nothingToday: "You haven't picked a feeling today. Tap one!",
  saved: (label) => `You picked: ${label}`,
  undo: "Undo",
  undone: "Okay, it's gone.",
  kind: {
    happy: `${PERSONA.child} is happy too.`,
    sad: `${PERSONA.child} is sitting next to you. Sad is okay.`,
    anxious: `${PERSONA.child} says: breathe in like you smell a flower. Breathe out like you blow out a candle.`,
    angry: `Being mad is okay. ${PERSONA.child} stomps a little, too.`,
    neutral: `Okay is a good place to be, says ${PERSONA.child}.`,
    confused: `Lots of feelings at once? ${PERSONA.child} knows that one.`,
  },
  toast: {
    saved: { title: "Mood saved! 🌟", description: "Great job sharing how you feel!" },
    failed: adult.toast.failed,
    waiting: { title: "Saved right here", description: "We'll send it when the internet is back." },
    sent: { title: "Sent", description: "Your feeling is saved now." },
    lost: {
      title: "One got lost",
      description: "We couldn't save a feeling. You can pick it again.",
    },
    undoFailed: adult.toast.undoFailed,
    crisis: HELP_NOTICE.child,
  },
  loadFailed: "Your feelings didn't load.",
  retry: "Try again",
  loading: "Loading your feelings",
  waiting: {
    title: "This part needs a yes first",
    text: `It needs a yes from your parent or guardian. Then you can tell ${PERSONA.child} how you feel. If you need help now, tap Help! at the top.`,
  },
};

export const MOOD_COPY: Record<Audience, MoodCopy> = { adult, child };
