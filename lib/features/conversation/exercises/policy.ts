import { type Interactive, type Pace, PHASES, type Phase } from "./constants";

/** The target that a tap on a suggested activity opens: an exercise or the safety plan. */
export type Opens = Interactive | "safety-plan";

/**
 * Names in the seven languages. Activity names are free text, so they're matched by meaning; any
 * that fit none of these are sent as a message (CHAT-10).
 */
const NAMES: readonly (readonly [Opens, RegExp])[] = [
  [
    "safety-plan",
    /safe(?:ty)? plan|plan de (?:seguridad|s[ée]curit[ée])|sicherheitsplan|安全计划|خطة (?:ال)?(?:أمان|سلامة)|(?:أمان|سلامة)ي$|सुरक्षा योजना/iu,
  ],
  [
    "grounding",
    /\bground(?:ing)?\b|5\W?4\W?3\W?2\W?1|five (?:things|senses)|cinco (?:cosas|sentidos)|cinq (?:choses|sens)|fünf (?:dinge|sinne)|五(?:样东西|件东西|个东西|感)|خمسة أشياء|الحواس الخمس|(?:पाँच|पांच) (?:चीज़|चीज|इंद्रिय)/iu,
  ],
  [
    "breathing",
    /\bbreath(?:e|ing)?\b|\brespira(?:r|ción|tion)?\b|\brespirer\b|\batm(?:en|ung|e)\b|atemübung|呼吸|深呼吸|تنف[سّ]|(?:साँस|सांस|श्वास)/iu,
  ],
];

/** The screen a tap on the activity opens, or null. */
export const opensOf = (activity: string): Opens | null =>
  NAMES.find(([, name]) => name.test(activity.normalize("NFC")))?.[0] ?? null;

/** The phases of one breath that take any time at all. */
const phasesOf = (pace: Pace): Phase[] => PHASES.filter((phase) => pace[phase] > 0);

export interface Moment {
  /** Counts from 0. */
  readonly breath: number;
  readonly phase: Phase;
  /** Seconds left in this phase, at least 1. */
  readonly left: number;
}

/** Where the exercise is after this many whole seconds; null once it's over. */
export function momentAt(pace: Pace, seconds: number): Moment | null {
  const length = PHASES.reduce((sum, phase) => sum + pace[phase], 0);
  const breath = Math.floor(seconds / length);
  if (breath >= pace.breaths) return null;
  let into = seconds % length;
  for (const phase of phasesOf(pace)) {
    if (into < pace[phase]) return { breath, phase, left: pace[phase] - into };
    into -= pace[phase];
  }
  return null;
}
