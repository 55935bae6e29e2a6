import type { Entry } from "./content/schema";
import type { AvailableContent } from "./plan";
import type { SkillStanding } from "./skills/place";
import type { Skill } from "./skills/skill";
import type { TalkState, Understood } from "./turn-plan";

export const situation = {
  kind: "situation",
  topics: ["sleep"],
  child: true,
  first: false,
  warn: false,
  about: "…",
} as const satisfies Entry;
export const INDEX = new Map<string, Entry>([
  ["sleep-tonight", situation],
  ["racing-mind", { ...situation, topics: ["worry", "sleep"] }],
  ["words-say-no", { ...situation, kind: "words", topics: ["stress"] }],
  ["saying-no", { ...situation, topics: ["stress"] }],
]);
export const NO_SKILLS: SkillStanding = {
  at: null,
  open: null,
  offered: new Set(),
  finished: new Set(),
  lastOffered: null,
  sinceOffer: Number.POSITIVE_INFINITY,
  isRefused: false,
  justFinished: null,
};
const step = { lead: "Okay.", hint: "Smaller?", label: "It", isScale: false, isSeeded: false };
export const WORRY_TIME: Skill = {
  ...{
    id: "worry-time",
    title: "Set a worry time",
    offer: "We could park it.",
    why: "It helps.",
    begin: "Let's.",
  },
  ...{ close: "And now?", approach: "CBT", fits: ["worry"], shift: null, trauma: null },
  steps: [
    { ...step, slot: "worry", ask: "What is it?" },
    { ...step, slot: "strong", ask: "From 0 to 10?", isScale: true },
  ],
};
/** The cards and skills there are. */
export const known = (index: ReadonlyMap<string, Entry>): AvailableContent => ({
  index,
  skills: [WORRY_TIME],
});
export const FRESH: TalkState = {
  given: [],
  explored: [],
  wasAsked: false,
  wasHelped: false,
  endedInQuestion: false,
  thread: null,
  offered: [],
  replies: 0,
  sinceEither: Number.POSITIVE_INFINITY,
  sinceWrap: Number.POSITIVE_INFINITY,
  isReturning: false,
  isQuiet: false,
  isCaring: false,
  isCorrected: false,
  skills: NO_SKILLS,
  fitting: [],
  roots: null,
  isKnown: false,
  followUp: null,
  tried: { helped: new Set(), notHelped: new Set() },
  passedOver: null,
};
/** The matter of sleep was helped with just now. */
export const HELPED = {
  ...FRESH,
  given: ["sleep-tonight"],
  explored: ["sleep-tonight"],
  replies: 2,
  thread: {
    id: "sleep-tonight",
    isHelped: true,
    isFurther: false,
    asked: 0,
    questions: 3,
    ago: 0,
    begunAt: 1,
  },
} as const;

export const understood = (about: Partial<Understood>): Understood => ({
  act: "statement",
  valence: "neg",
  sure: { act: 0.9, valence: 0.9 },
  topics: [],
  told: [],
  losses: new Set(),
  wordsWanted: null,
  near: [],
  signals: [],
  text: "…",
  taps: null,
  asks: 0,
  concern: "none",
  kind: "none",
  isShort: false,
  isBrief: false,
  objects: false,
  asksAll: false,
  form: "more",
  ...about,
});
export const near = (...pairs: [string, number][]) =>
  pairs.map(([id, likeness]) => ({ id, likeness }));
