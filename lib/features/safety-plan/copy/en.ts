import type { PlanReadingCopy } from "./shape";

const adult: PlanReadingCopy = {
  title: "My safety plan",
  steps: {
    warningSigns: "Signs that a crisis is coming",
    ownWays: "Things I can do by myself",
    peopleAndPlaces: "People and places that take my mind off it",
    helpers: "People I can ask for help",
    professionals: "Professionals and crisis lines",
    saferPlace: "Making my surroundings safer",
    worthLivingFor: "What is most worth living for",
  },
  empty:
    "You have no plan yet. One line is enough for now: a person, a place, or something that has helped before.",
  make: "Make my plan",
  change: "Change my plan",
  signedOut:
    "A safety plan is six short steps in your own words. Sign in to keep one here, or print a blank one.",
  blank: "Print a blank plan",
  readFailed: "Your plan could not be loaded.",
  retry: "Try again",
  loading: "Loading your plan",
  offline: "No connection. This is the copy on this device.",
  nothing: "Nothing written yet",
  noConnection: "You are offline",
  notHere:
    "There is no connection, and no copy of your plan is on this device. Grounding and breathing work without internet.",
  oneLine: "Write one line now",
  oneLineHint: "Someone you can go to, or something that helps.",
  add: "Add",
  kept: "Kept in this tab. It joins your plan when there is a connection.",
  saved: "Saved in your plan.",
};

const child: PlanReadingCopy = {
  title: "My safe plan",
  steps: {
    warningSigns: "How I know it is getting bad",
    ownWays: "Things I can do by myself",
    peopleAndPlaces: "People and places that help me think of something else",
    helpers: "Grown-ups I can tell",
    professionals: "Helpers I can call",
    saferPlace: "Making my place safer",
    worthLivingFor: "What I love most",
  },
  empty:
    "You have no plan yet. Ask a grown-up you trust to make it with you. One line is enough for now. Who can help you? What helps you?",
  make: "Make my plan",
  change: "Change my plan",
  signedOut:
    "A safe plan is a few short steps that help you on a bad day. You can print an empty one and fill it in with a grown-up.",
  blank: "Print an empty plan",
  readFailed: "Your plan did not load.",
  retry: "Try again",
  loading: "Your plan is coming",
  offline: "No internet. This is the copy on this device.",
  nothing: "Nothing here yet",
  noConnection: "There is no internet",
  notHere:
    "There is no internet, and your plan is not on this device. The senses game and the slow breaths still work.",
  oneLine: "Write one line now",
  oneLineHint: "A grown-up you can go to, or something that helps.",
  add: "Add",
  kept: "It is kept here. It goes in your plan when the internet is back.",
  saved: "It is in your plan.",
};

export const planEn = { adult, child };
