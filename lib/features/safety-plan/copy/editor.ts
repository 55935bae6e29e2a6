import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { Section } from "../constants";

const adult = {
  title: "My safety plan",
  lead: "Six short steps for a hard hour, in your own words. Begin with any of them, and leave out what does not fit.",
  notice: `It is kept encrypted. Software reads what you write. If it sounds like danger, help opens. ${ALERT_SENTENCE.adult}`,
  hints: {
    warningSigns: "Thoughts, feelings or things you do when it begins to get bad.",
    ownWays:
      "What has eased it before, with nobody else needed: a walk, a shower, music, breathing.",
    peopleAndPlaces:
      "Company or a place that takes your mind somewhere else. You need not talk about it there.",
    helpers: "Someone you could tell. Choose who is safe for you.",
    professionals: "Therapist, doctor, clinic, crisis line.",
    saferPlace: "What could be put out of reach, or kept by someone else, until it passes.",
    worthLivingFor: "If you like. A person, an animal, a thing still to come.",
  } as Record<Section, string>,
  /** Next to the heading of the section outside the six steps. */
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
  /** Under a step with more lines than fit. */
  makeRoom: (extra: number) =>
    `Remove ${extra} ${extra === 1 ? "line" : "lines"} here, and this step is saved.`,
  /** `steps`: the names of the steps that need room. */
  crowded: (steps: string) =>
    `Not saved yet, because it is too long: ${steps}. It is kept in this tab.`,
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
    merged:
      "This plan was also changed somewhere else. Both versions are here now; remove what is double.",
  },
  retry: "Try again",
  print: "Print",
  saveFile: "Save as a file",
  fileName: "my-safety-plan.txt",
  fileHint:
    "Paper and files are not encrypted. Keep them where only the people you choose can read them.",
  blank: "Print a blank one",
  keepHere: "Keep a copy on this device",
  keepHereHint:
    "Readable without internet. It goes when you sign out or press Quick exit. Switch it off where others use this device.",
  /** Asked once, when the first line is saved. */
  question: {
    text: "This device keeps a sealed copy of your plan, so that you can read it without internet, also behind the Crisis button. Is that right here?",
    yes: "Yes, keep it here",
    no: "Not on this device",
    on: "A copy stays on this device until you sign out.",
    off: "No copy is on this device.",
  },
  crisis: "If it is bad right now, help is one tap away.",
  blankTitle: "A blank safety plan",
  blankLead:
    "Fill it in by hand, alone or with someone you trust. Keep it where you find it at a hard hour.",
  signIn: "Sign in to keep it here",
  sheetFooter: "In danger now: call or text 988 (US), or call your local emergency number.",
};

export type PlanEditorCopy = typeof adult;

const child: PlanEditorCopy = {
  title: "My safe plan",
  lead: `A few short steps for a bad day. Make it with a grown-up you trust. ${PERSONA.child} keeps it for you.`,
  notice: `It is kept safe. A computer reads it. If it sounds like danger, help opens. ${ALERT_SENTENCE.child}`,
  hints: {
    helpers:
      "A parent, a grandparent, a teacher, a coach. If home is not safe, pick someone outside your home.",
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
  makeRoom: (extra) =>
    `Take away ${extra} ${extra === 1 ? "line" : "lines"} here. Then it can be saved.`,
  crowded: (steps) => `Not saved yet. This step is too long: ${steps}. It is still here.`,
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
    merged:
      "Your plan was changed in two places. Both are here now. Take away what is there two times.",
  },
  retry: "Try again",
  print: "Print",
  saveFile: "Save as a file",
  fileName: "my-safe-plan.txt",
  fileHint:
    "Anyone who finds the paper or the file can read it. Keep it with a grown-up you trust.",
  blank: "Print an empty one",
  keepHere: "Keep a copy on this device",
  keepHereHint:
    "Then you can read it with no internet. It goes when you sign out. Turn it off if others use this device.",
  question: {
    text: "Can we keep a copy of your plan here? Then you can read it with no internet. Do others use this device? Then say no.",
    yes: "Yes, keep it here",
    no: "No, not here",
    on: "A copy stays here until you sign out.",
    off: "No copy is kept here.",
  },
  crisis: "If you do not feel safe right now, tap here.",
  blankTitle: "An empty safe plan",
  blankLead: "Fill it in with a grown-up you trust. Keep it where you can find it.",
  signIn: "Sign in to keep it here",
  sheetFooter:
    "Not safe right now? Tell a grown-up. Call or text 988 (US), or call your emergency number.",
};

export const PLAN_EDITOR: Record<Audience, PlanEditorCopy> = { adult, child };
