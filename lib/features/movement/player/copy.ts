import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import type { Rating } from "./constants";

const adult = {
  back: "All routines",
  before: {
    title: "Before you start",
    text: "Two short answers. They help the next routine fit you better.",
    pain: "Pain now",
    painEnds: ["0 = none", "10 = worst"] as readonly [string, string],
    energy: "Energy now",
    energyEnds: ["1 = worn out", "10 = full"] as readonly [string, string],
    plan: "What is coming",
    room: "Have water near you, and room to move. You can stop at any time.",
    strong: (number: string) =>
      `That is a lot of pain. Rest is wiser today. See a doctor or nurse today. If it came on all at once or gets worse fast, call ${number}.`,
    rest: "Rest today",
    anyway: "I know this pain, and a clinician has said that I can move with it",
  },
  askFirst: {
    title: "Before you move again",
    text: "You stopped a routine because of this. Let a doctor or nurse look at it before you go on.",
  },
  start: "Start",
  next: "Next",
  finish: "Finish",
  previous: "Previous",
  skip: "Skip this one",
  pause: "Pause",
  goOn: "Continue",
  paused: "Paused. Your place is kept.",
  end: "End here",
  wrong: "Something feels wrong",
  exercise: (at: number, total: number) => `Exercise ${at} of ${total}`,
  set: (set: number, sets: number) => `Set ${set} of ${sets}`,
  sides: { first: "first side", second: "other side" },
  eachSide: "each side",
  reps: (count: number) => (count === 1 ? "once" : `${count} times`),
  hold: (count: number) => `hold ${count} seconds each`,
  clock: {
    ready: "Get into place",
    hold: "Hold",
    release: "Let go",
    rest: "Rest",
    over: "Done. Press Next when you are ready.",
  },
  repsDone: (done: number, of: number) => `${done} of ${of}`,
  why: "Why this one",
  steps: "How it goes",
  careful: "Take care",
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
        ? "I only looked at the step that went by at once"
        : `I only looked at the ${steps} steps that went by at once`,
    onlyLookedHint:
      "Then they do not count as done, and the next routine is not made harder by them.",
    notes: "Notes (optional)",
    notesHint: `Kept encrypted. If it sounds like danger, help opens. ${ALERT_SENTENCE.adult}`,
    tooLong: (most: number) => `Notes hold up to ${most} characters.`,
    morePain:
      "It hurts more than before. The next routine will be easier. If it does not settle by tomorrow, tell a clinician.",
  },
  saving: "Saving...",
  failed: "It could not be saved. Nothing is lost. Press Finish again.",
  done: {
    title: "That was it",
    text: (completed: number, total: number, minutes: string) =>
      `${completed} of ${total} exercises in ${minutes}.`,
    waiting: "No network answered. It is saved on this device and goes out later.",
    sessions: "See your sessions",
    routines: "Back to routines",
  },
  danger: {
    title: "What do you feel?",
    text: "Choose all that fit. Stop moving while you read.",
    other: "Something else",
    show: "Show what to do",
    cancel: "It is fine, go on",
    emergency: (number: string) => `Call ${number} now`,
    worse: (number: string) => `All at once or worse fast: call ${number}`,
    kept: "We noted that you stopped, and why.",
    keeping: "Noting it...",
    notKept: "It could not be noted yet.",
    retry: "Try again",
  },
  missing: "This routine has no exercises that you can do now.",
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
    energy: "How much power do you have?",
    energyEnds: ["1 = so tired", "10 = lots"],
    plan: "What comes now",
    room: "Make some room. Have some water. You can stop when you want.",
    strong: (number) =>
      `That is a lot of hurt. Tell a grown-up now. If it gets bad fast, call ${number}. You can move on another day.`,
    rest: "Rest today",
    anyway: "I told a grown-up, and a doctor or nurse said that I can move",
  },
  askFirst: {
    title: "Before you move again",
    text: "You had to stop because of this. Tell a grown-up. A doctor or nurse has to look at it first.",
  },
  skip: "Skip this one",
  paused: "Paused. We keep your place.",
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
    onlyLooked: () => "Some went by very fast. I just looked at those",
    onlyLookedHint: "Then we do not count them. That is fine.",
    notes: "Do you want to write something?",
    notesHint: `You do not have to. If it sounds like danger, help opens. ${ALERT_SENTENCE.child}`,
    tooLong: (most) => `That is very long. You can write up to ${most} letters.`,
    morePain: "It hurts more now. Tell a grown-up. Next time we go easy.",
  },
  failed: "That didn't work. Press Finish again.",
  done: {
    title: "That was it",
    text: (completed, total, minutes) => `You did ${completed} of ${total} in ${minutes}.`,
    waiting: "There is no internet. We keep it here and send it later.",
    sessions: "See what I did",
    routines: "Back to my routines",
  },
  danger: {
    title: "What do you feel?",
    text: "Stop now. Pick all that fit.",
    other: "Something else",
    show: "What should I do?",
    cancel: "It is fine, go on",
    emergency: (number) => `Call ${number} now`,
    worse: (number) => `It came all at once: call ${number}`,
    kept: "We noted that you stopped.",
    keeping: "One moment...",
    notKept: "We could not note it yet.",
    retry: "Try again",
  },
  missing: "There is nothing to do in this one.",
};

/** From 13 on: "adult" instead of "grown-up". */
const teen: PlayerCopy = {
  ...child,
  before: {
    ...child.before,
    pain: "Pain now",
    energy: "Energy now",
    strong: (number) =>
      `That is a lot of pain. Rest today, and tell an adult you trust now. If it gets bad fast, call ${number}.`,
    anyway: "I told an adult, and a doctor or nurse said that I can move",
  },
  askFirst: {
    title: child.askFirst.title,
    text: "You had to stop because of this. Tell an adult you trust. A doctor or nurse has to look at it first.",
  },
  after: {
    ...child.after,
    pain: "Pain now",
    notesHint: `You do not have to. If it sounds like danger, help opens. ${ALERT_SENTENCE.child}`,
    morePain: "It hurts more now. Tell an adult you trust. Next time we go easy.",
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
