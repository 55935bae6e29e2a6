import type { CrisisKind } from "../constants";
import type { EchoTexts } from "./echoes/shape";
import type { FurtherEchoes, FurtherSteps } from "./further/shape";
import type { MomentTexts } from "./moments/shape";
import type { Pool } from "./pool";

export type { Pool } from "./pool";

/** The kinds of crisis lead to eight paths; five of them differ in what immediate danger asks for. */
export const DANGERS = ["self", "others", "abuse", "body", "friend"] as const;
export type Danger = (typeof DANGERS)[number];

/** What stands in the way of reaching a person; each has an answer of its own. */
export const BARRIERS = [
  "hospital",
  "burden",
  "shame",
  "notUnderstood",
  "money",
  "language",
  "privacy",
  "parents",
  "didNotHelp",
  "noEnergy",
  "nobody",
  "dontKnow",
] as const;
export type Barrier = (typeof BARRIERS)[number];

/** Feelings that are said in whole sentences; single words are given back as the person wrote them. */
export const THEMES = ["cannotGoOn", "noWayOut", "burden", "nobody", "noPoint", "worthless", "loss"] as const;
export type Theme = (typeof THEMES)[number];

/** What a person may say instead of an answer; it is answered, and then the protocol goes on. */
export const ASIDES = [
  "ai",
  "insult",
  "leaveMe",
  "otherTopic",
  "joke",
  "police",
  "parents",
  "secret",
  "method",
  "goodbye",
  "thanks",
] as const;
export type Aside = (typeof ASIDES)[number];

/** What is said in return to what the person said. */
export interface TalkTexts {
  /** When no feeling was named: names the matter gently. */
  readonly acknowledge: Readonly<Record<CrisisKind, string>>;
  /** Where only the encoder heard a danger, and no rule: it may be a misunderstanding. */
  readonly unsure: string;
  /** After the first words on another danger, when the same message speaks of dying. */
  readonly alsoDying: string;
  /** `{feeling}` is a word from a closed list, as the person wrote it. */
  readonly feeling: Pool;
  readonly themes: Readonly<Record<Theme, string>>;
  readonly hear: {
    readonly yes: Pool;
    readonly no: Pool;
    readonly unsure: Pool;
    readonly said: Pool;
    /** To one word, or to letters that are none. */
    readonly short: Pool;
    /** Somebody is there, help was called, the means are away. */
    readonly safer: Pool;
    /** A graver sign than before. */
    readonly graver: Pool;
  };
  readonly asides: Readonly<Record<Aside, Pool>>;
  /** For whoever is harmed at home: what is told to nobody there (contract 8). */
  readonly parentsInAbuse: string;
  readonly barriers: Readonly<Record<Barrier, string>>;
  /** Names under a reply; a tap opens the tool of that name. */
  readonly chips: { readonly plan: string; readonly grounding: string; readonly breathing: string };
  /** The first words of a later visit, and the answer to a person who says that it is over. */
  readonly checkIn: Pool;
  readonly checkedWell: string;
}

/** What moves the conversation on; each ends with one question or stays. */
export interface StepTexts {
  /** Immediate danger: live help, company, distance from the means, staying. */
  readonly now: Readonly<Record<Danger, string>>;
  readonly stillNow: Pool;
  readonly lines: Pool;
  readonly person: Pool;
  /** Abuse: an adult who does not live in the home (contract 8). */
  readonly safePerson: Pool;
  readonly professional: Pool;
  /** A direct question that does not invite a "no". */
  readonly askSuicide: Pool;
  /** After a wish to die was said in plain words: how near it is. */
  readonly askNear: Pool;
  /** A second, softer question after a denial or no answer. */
  readonly askSoft: Pool;
  readonly plan: Pool;
  readonly intent: Pool;
  readonly means: Pool;
  readonly time: Pool;
  readonly meansAway: Pool;
  readonly barrierAsk: Pool;
  readonly coping: Pool;
  readonly safetyPlan: Pool;
  readonly hurt: Pool;
  readonly helped: Pool;
  readonly stay: Pool;
  readonly urgent: Pool;
  readonly held: Pool;
  readonly out: Pool;
  readonly open: Pool;
  readonly backCheck: Pool;
  readonly wound: Pool;
  readonly urge: Pool;
  readonly dangerAsk: Pool;
  readonly danger: Pool;
  readonly abuseAsk: Pool;
  readonly abuse: Pool;
  readonly voicesAsk: Pool;
  readonly voices: Pool;
  readonly bodyAsk: Pool;
  readonly body: Pool;
  readonly eatingAsk: Pool;
  readonly eating: Pool;
  readonly friendAsk: Pool;
  readonly friend: Pool;
}
/** With the steps of `further/`. */
export type AllSteps = StepTexts & FurtherSteps;
export type Move = Exclude<keyof AllSteps, "now">;

/**
 * The authored crisis texts of one language and audience. `{call}`, `{text}`, `{keyword}` and `{emergency}` are filled
 * from contacts.ts. Wording follows R-18: no emoji, exclamation or praise, at most three options with one recommended.
 */
export interface ReplyTexts {
  /** What the wording rests on. */
  readonly source: string;
  /** Empty until a clinician signs; nothing may claim a review that did not happen. */
  readonly reviewedBy: null;
  readonly talk: TalkTexts;
  readonly steps: AllSteps;
  readonly echo: EchoTexts & FurtherEchoes & MomentTexts;
}

/** Own wording throughout; these are what it was written after. */
export const WORDING_SOURCE = {
  adult:
    "Own wording after 988 Lifeline #BeThe1To (ask, be there, keep safe, connect, follow up), the order of the C-SSRS screener, SPRC and Zero Suicide guidance on safety planning, WHO mhGAP 2.0 for the other kinds, and docs/safety.md",
  child:
    "Own wording after 988 Lifeline #BeThe1To, NCTSN Psychological First Aid for children, Childhelp and WHO LIVES for harm at home, WHO mhGAP 2.0, and docs/safety.md",
} as const;
