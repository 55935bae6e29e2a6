import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import type { Rating } from "./constants";

const adult = {
  back: "All routines",
  before: {
    title: "Before you start",
    text: "Two quick questions. Your answers help the next routine fit you better.",
    pain: "Pain now",
    painEnds: ["0 = none", "10 = worst"] as readonly [string, string],
    energy: "Energy now",
    energyEnds: ["1 = worn out", "10 = full of energy"] as readonly [string, string],
    plan: "What's coming up",
    room: "Have water nearby and room to move. You can stop any time.",
    strong: (number: string) =>
      `That's a lot of pain. It's better to rest today. See a doctor or nurse today. If it came on all at once or gets worse fast, call ${number}.`,
    rest: "Rest today",
    anyway: "I know this pain, and a clinician said I can exercise with it",
  },
  askFirst: {
    title: "Before you exercise again",
    text: "You stopped a routine because of this. Have a doctor or nurse look at it before you continue.",
  },
  start: "Start",
  next: "Next",
  finish: "Finish",
  previous: "Previous",
  skip: "Skip this one",
  pause: "Pause",
  goOn: "Continue",
  paused: "Paused. We saved your place.",
  end: "End here",
  wrong: "Something feels wrong",
  exercise: (at: number, total: number) => `Exercise ${at} of ${total}`,
  set: (set: number, sets: number) => `Set ${set} of ${sets}`,
  sides: { first: "first side", second: "other side" },
  eachSide: "each side",
  reps: (count: number) => (count === 1 ? "once" : `${count} times`),
  hold: (count: number) => `hold ${count} seconds each`,
  clock: {
    ready: "Get into position",
    hold: "Hold",
    release: "Let go",
    rest: "Rest",
    over: "Done. Press Next when you're ready.",
  },
  repsDone: (done: number, of: number) => `${done} of ${of}`,
  why: "Why this one",
  steps: "How to do it",
  careful: "Be careful",
  easier: "Easier or harder",
  rate: "How hard was it?",
  ratings: { 1: "Very easy", 2: "Easy", 3: "Just right", 4: "Hard", 5: "Too hard" } as Record<
    Rating,
    string
  >,
  voice: "Voice prompts",
  after: {
    title: "How was it?",
    pain: "Pain now",
    rate: "How hard was each one? (optional)",
    onlyLooked: (steps: number) =>
      steps === 1
        ? "I skipped through 1 step without doing it"
        : `I skipped through ${steps} steps without doing them`,
    onlyLookedHint: "Then they don't count as done, and they won't make your next routine harder.",
    notes: "Notes (optional)",
    notesHint: `Stored encrypted. If it sounds like someone's in danger, help opens. ${ALERT_SENTENCE.adult}`,
    tooLong: (most: number) => `Notes can be up to ${most} characters.`,
    morePain:
      "It hurts more than before. The next routine will be easier. If it doesn't settle by tomorrow, tell a clinician.",
  },
  saving: "Saving...",
  failed: "We couldn't save it. Nothing is lost. Press Finish again.",
  done: {
    title: "That's it for now",
    text: (completed: number, total: number, minutes: string) =>
      `${completed} of ${total} exercises in ${minutes}.`,
    waiting: "We couldn't connect. It's saved on this device, and we'll send it later.",
    sessions: "See your sessions",
    routines: "Back to routines",
  },
  danger: {
    title: "What are you feeling?",
    text: "Check all that apply. Stop moving while you read.",
    other: "Something else",
    show: "Show what to do",
    cancel: "I'm fine, continue",
    emergency: (number: string) => `Call ${number} now`,
    worse: (number: string) => `Sudden, or getting worse fast? Call ${number}`,
    kept: "We saved that you stopped, and why.",
    keeping: "Saving it...",
    notKept: "We couldn't save it yet.",
    retry: "Try again",
  },
  missing: "This routine has no exercises you can do right now.",
};

export type PlayerCopy = typeof adult;

const child: PlayerCopy = {
  ...adult,
  back: "All my routines",
  before: {
    title: "Before you start",
    text: "Two quick questions.",
    pain: "Does it hurt now?",
    painEnds: ["0 = no", "10 = the worst"],
    energy: "How much energy do you have?",
    energyEnds: ["1 = so tired", "10 = lots"],
    plan: "What's next",
    room: "Make some room. Get some water. You can stop any time.",
    strong: (number) =>
      `That's a lot of pain. Tell a grown-up now. If it gets bad fast, call ${number}. You can exercise another day.`,
    rest: "Rest today",
    anyway: "I told a grown-up, and a doctor or nurse said I can exercise",
  },
  askFirst: {
    title: "Before you exercise again",
    text: "You had to stop because of this. Tell a grown-up. A doctor or nurse needs to look at it first.",
  },
  skip: "Skip this one",
  paused: "Paused. We saved your place.",
  exercise: (at, total) => `${at} of ${total}`,
  set: (set, sets) => `Round ${set} of ${sets}`,
  sides: { first: "one side", second: "other side" },
  clock: {
    ready: "Get set",
    hold: "Hold",
    release: "Let go",
    rest: "Rest",
    over: "Done. Press Next.",
  },
  why: "Why this one",
  easier: "Too easy or too hard?",
  ratings: { 1: "So easy", 2: "Easy", 3: "Just right", 4: "Hard", 5: "Too hard" },
  voice: "Read it to me",
  after: {
    title: "How was it?",
    pain: "Does it hurt now?",
    rate: "How hard was each one?",
    onlyLooked: () => "I skipped some very fast. I didn't do those",
    onlyLookedHint: "Then we don't count them. That's fine.",
    notes: "Do you want to write something?",
    notesHint: `You don't have to. If it sounds like someone is in danger, help opens. ${ALERT_SENTENCE.child}`,
    tooLong: (most) => `That's very long. You can write up to ${most} letters.`,
    morePain: "It hurts more now. Tell a grown-up. Next time we'll go easy.",
  },
  failed: "That didn't work. Press Finish again.",
  done: {
    title: "That's it for now",
    text: (completed, total, minutes) => `You did ${completed} of ${total} in ${minutes}.`,
    waiting: "There's no internet. We'll keep it here and send it later.",
    sessions: "See what I did",
    routines: "Back to my routines",
  },
  danger: {
    title: "What are you feeling?",
    text: "Stop now. Pick all that fit.",
    other: "Something else",
    show: "What should I do?",
    cancel: "I'm fine, continue",
    emergency: (number) => `Call ${number} now`,
    worse: (number) => `It came on all at once? Call ${number}`,
    kept: "We saved that you stopped.",
    keeping: "One moment...",
    notKept: "We couldn't save it yet.",
    retry: "Try again",
  },
  missing: "There's nothing to do in this one.",
};

/** From 13 on: "adult" instead of "grown-up". */
const teen: PlayerCopy = {
  ...child,
  before: {
    ...child.before,
    pain: "Pain now",
    energy: "Energy now",
    strong: (number) =>
      `That's a lot of pain. Rest today, and tell an adult you trust now. If it gets bad fast, call ${number}.`,
    anyway: "I told an adult, and a doctor or nurse said I can exercise",
  },
  askFirst: {
    title: child.askFirst.title,
    text: "You had to stop because of this. Tell an adult you trust. A doctor or nurse needs to look at it first.",
  },
  after: {
    ...child.after,
    pain: "Pain now",
    notesHint: `You don't have to. If it sounds like someone is in danger, help opens. ${ALERT_SENTENCE.child}`,
    morePain: "It hurts more now. Tell an adult you trust. Next time we'll go easy.",
  },
};

export const PLAYER_COPY: Record<Audience, PlayerCopy> = { adult, child };
export const TEEN_PLAYER_COPY = { child: teen };

/**
 * The reader's words: the audience is only adult or child, so children from 13 on get their own
 * here.
 */
export const playerCopyFor = (audience: Audience, under13: boolean): PlayerCopy =>
  audience === "child" && !under13 ? TEEN_PLAYER_COPY.child : PLAYER_COPY[audience];
