import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { Section } from "../constants";

const adult = {
  title: "My safety plan",
  lead: "Six short steps for a hard hour, in your own words. Begin with any of them, and leave out what does not fit.",
  notice:
    "It is kept encrypted. What you write is read by software: if it sounds like danger, our clinical team is told.",
  hints: {
    warningSigns: "Thoughts, feelings or things you do when it begins to get bad.",
    ownWays: "What has eased it before, with nobody else needed: a walk, a shower, music, breathing.",
    peopleAndPlaces: "Company or a place that takes your mind somewhere else. You need not talk about it there.",
    helpers: "Someone you could tell. Choose who is safe for you.",
    professionals: "Therapist, doctor, clinic, crisis line.",
    saferPlace: "What could be put out of reach, or kept by someone else, until it passes.",
    worthLivingFor: "If you like. A person, an animal, a thing still to come.",
  } as Record<Section, string>,
  /** Beside the heading of what stands outside the six. */
  optional: "Optional",
  line: "New line",
  changed: "Line",
  name: "Name",
  phone: "Phone",
  phoneHint: "Optional",
  add: "Add",
  keep: "Save line",
  cancel: "Cancel",
  change: (text: string) => `Change: ${text}`,
  remove: (text: string) => `Remove: ${text}`,
  removed: "Removed.",
  undo: "Undo",
  full: "This step is full. Shorter plans are easier to use.",
  suggestions: "Suggestions",
  suggest: (name: string, number: string) => `Add ${name}, ${number}`,
  lines: { emergency: "Emergency services", call: "Crisis line", text: "Crisis text line" },
  state: {
    idle: "Saved as you go.",
    saving: "Saving",
    saved: "Saved",
    offline: "No connection. Your change is kept in this tab and sent when you are back.",
    failed: "Not saved yet. Your change is kept in this tab.",
    tab: "Kept in this tab only. It goes when you close it or sign out, so print it to keep it.",
    merged: "This plan was also changed somewhere else. Both versions are here now; remove what is double.",
  },
  retry: "Try again",
  print: "Print",
  blank: "Print a blank one",
  keepHere: "Keep a copy on this device",
  keepHereHint:
    "Readable without internet. It goes when you sign out or press Quick exit. Switch it off where others use this device.",
  crisis: "If it is bad right now, help is one tap away.",
  blankLead: "Fill it in by hand, alone or with someone you trust. Keep it where you find it at a hard hour.",
  signIn: "Sign in to keep it here",
};

export type PlanEditorCopy = typeof adult;

const child: PlanEditorCopy = {
  title: "My safe plan",
  lead: `A few short steps for a bad day. Make it with a grown-up you trust. ${PERSONA.child} keeps it for you.`,
  notice: "It is kept safe. A computer reads it. If it sounds like danger, we tell the grown-ups who help here.",
  hints: {
    helpers: "A parent, a grandparent, a teacher, a coach. If home is not safe, pick someone outside your home.",
    warningSigns: "What do you feel, think or do when it starts to get bad?",
    ownWays: "Things that help: draw, hug a pet, play music, slow breaths.",
    peopleAndPlaces: "A friend, a game, the park. You do not have to talk about it.",
    professionals: "A school counselor, a doctor, a help line.",
    saferPlace: "Ask a grown-up to put away things that could hurt you.",
    worthLivingFor: "If you like. A person, a pet, something fun to come.",
  },
  optional: "If you like",
  line: "New line",
  changed: "Line",
  name: "Name",
  phone: "Phone",
  phoneHint: "If you know it",
  add: "Add",
  keep: "Save line",
  cancel: "Cancel",
  change: (text) => `Change: ${text}`,
  remove: (text) => `Take away: ${text}`,
  removed: "It is gone.",
  undo: "Bring it back",
  full: "This step is full. A short plan is easier.",
  suggestions: "You can add",
  suggest: (name, number) => `Add ${name}, ${number}`,
  lines: { emergency: "Police, fire, ambulance", call: "Help line", text: "Help by text" },
  state: {
    idle: "It saves by itself.",
    saving: "Saving",
    saved: "Saved",
    offline: "No internet. Your plan is kept here and saved when the internet is back.",
    failed: "Not saved yet. Your plan is still here.",
    tab: "A parent or guardian has to say yes before we can keep it. Until then it stays in this tab. You can print it.",
    merged: "Your plan was changed in two places. Both are here now. Take away what is there two times.",
  },
  retry: "Try again",
  print: "Print",
  blank: "Print an empty one",
  keepHere: "Keep a copy on this device",
  keepHereHint:
    "Then you can read it with no internet. It goes when you sign out. Turn it off if others use this device.",
  crisis: "If you do not feel safe right now, tap here.",
  blankLead: "Fill it in with a grown-up you trust. Keep it where you can find it.",
  signIn: "Sign in to keep it here",
};

export const PLAN_EDITOR: Record<Audience, PlanEditorCopy> = { adult, child };
