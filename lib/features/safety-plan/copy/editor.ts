import { ALERT_SENTENCE } from "@/lib/shared/alert-sentence";
import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";
import type { Section } from "../constants";

const adult = {
  title: "My safety plan",
  lead: "Six short steps for hard times, in your own words. Start with any of them, and skip what doesn't fit.",
  notice: `It's stored encrypted. Software reads what you write. If it sounds like danger, help opens. ${ALERT_SENTENCE.adult}`,
  hints: {
    warningSigns: "Thoughts, feelings or things you do when it starts to get bad.",
    ownWays: "What has helped before that you can do alone: a walk, a shower, music, breathing.",
    peopleAndPlaces:
      "People or places that take your mind off it. You don't have to talk about it there.",
    helpers: "Someone you could tell. Choose someone who's safe for you.",
    professionals: "Therapist, doctor, clinic, crisis line.",
    saferPlace: "What you could put out of reach, or have someone else keep, until it passes.",
    worthLivingFor: "If you like. A person, an animal, something to look forward to.",
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
    `Remove ${extra} ${extra === 1 ? "line" : "lines"} here, and this step will be saved.`,
  /** `steps`: the names of the steps that need room. */
  crowded: (steps: string) =>
    `Not saved yet because it's too long: ${steps}. We've kept it in this tab.`,
  suggestions: "Suggestions",
  suggest: (name: string, number: string) => `Add ${name}, ${number}`,
  lines: { emergency: "Emergency services", call: "Crisis line", text: "Crisis text line" },
  state: {
    idle: "Saved as you go.",
    saving: "Saving",
    saved: "Saved",
    offline:
      "No connection. We've kept your change in this tab and will send it when you're back online.",
    failed: "Not saved yet. We've kept your change in this tab.",
    tab: "Kept in this tab only. It's gone when you close the tab or sign out, so print it if you want to keep it.",
    merged:
      "This plan was also changed somewhere else. Both versions are here now. Remove any duplicates.",
  },
  retry: "Try again",
  print: "Print",
  saveFile: "Save as a file",
  fileName: "my-safety-plan.txt",
  fileHint:
    "Paper and files aren't encrypted. Keep them where only the people you choose can read them.",
  blank: "Print a blank one",
  keepHere: "Keep a copy on this device",
  keepHereHint:
    "You can read it without internet. It's removed when you sign out or press Quick exit. Turn this off if others use this device.",
  /** Asked once, when the first line is saved. */
  question: {
    text: "This device keeps a sealed copy of your plan so you can read it without internet, even behind the Crisis button. Is that okay on this device?",
    yes: "Yes, keep it here",
    no: "Not on this device",
    on: "A copy stays on this device until you sign out.",
    off: "There's no copy on this device.",
  },
  crisis: "If it's bad right now, help is one tap away.",
  blankTitle: "A blank safety plan",
  blankLead:
    "Fill it in by hand, alone or with someone you trust. Keep it where you can find it when things get hard.",
  signIn: "Sign in to keep it here",
  sheetFooter: "In danger now? Call or text 988 (US), or call your local emergency number.",
};

export type PlanEditorCopy = typeof adult;

const child: PlanEditorCopy = {
  title: "My safe plan",
  lead: `A few short steps for a bad day. Make it with a grown-up you trust. ${PERSONA.child} keeps it for you.`,
  notice: `It's kept safe. A computer reads it. If it sounds like danger, help pops up. ${ALERT_SENTENCE.child}`,
  hints: {
    helpers:
      "A parent, a grandparent, a teacher, a coach. If home isn't safe, pick someone outside your home.",
    warningSigns: "What do you feel, think or do when it starts to get bad?",
    ownWays: "Things that help: drawing, hugging a pet, playing music, slow breaths.",
    peopleAndPlaces: "A friend, a game, the park. You don't have to talk about it.",
    professionals: "A school counselor, a doctor, a help line.",
    saferPlace: "Ask a grown-up to put away things that could hurt you.",
    worthLivingFor: "If you like. A person, a pet, something fun coming up.",
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
  removed: "It's gone.",
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
    merged: "Your plan was changed in two places. Both are here now. Take away what's there twice.",
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
    "Then you can read it with no internet. It goes away when you sign out. Turn it off if others use this device.",
  question: {
    text: "Can we keep a copy of your plan here? Then you can read it with no internet. If others use this device, say no.",
    yes: "Yes, keep it here",
    no: "No, not here",
    on: "A copy stays here until you sign out.",
    off: "No copy is kept here.",
  },
  crisis: "If you don't feel safe right now, tap here.",
  blankTitle: "An empty safe plan",
  blankLead: "Fill it in with a grown-up you trust. Keep it where you can find it.",
  signIn: "Sign in to keep it here",
  sheetFooter:
    "Not safe right now? Tell a grown-up. Call or text 988 (US), or call your emergency number.",
};

export const PLAN_EDITOR: Record<Audience, PlanEditorCopy> = { adult, child };
