import { isAtLeast } from "../constants";
import type { Aside, Barrier } from "../texts/kinds";
import type { Finding } from "../types";
import { needsHelpNow } from "./agenda";
import { DANGER_OF, type StepId } from "./agenda-conditions";
import { fresh } from "./choose";
import { echoOf, namesHelper, PEOPLE } from "./echo";
import { isWeak } from "./knowledge";
import { isClosed } from "./questions";
import { replyToKind } from "./reply-to-kind";
import type { Scene } from "./scene";
import type { Part } from "./speak";
import type { ProtocolState } from "./state";
import { type Hearer, isMinor } from "./types";

/**
 * Barriers that are clear in any context; others count only if the question was about reaching a
 * person.
 */
const CLEAR: ReadonlySet<Barrier> = new Set([
  "hospital",
  "money",
  "language",
  "privacy",
  "parents",
  "notUnderstood",
  "didNotHelp",
]);
/** "What would I even say" gets an offer of words in any context. */
const WORDS_FOR_IT = "dontKnow";
const WORDLESS = 4;
const ABOUT_REACHING =
  /^(?:talk\.barriers|barrierAsk|urgent\.[134]|person|safePerson|professional|abuse\.3|abuse\.6|eating\.[03]|danger\.4|voices\.4)/;

/** Describes the feeling in words other than the person's. Null if there is nothing new. */
export const mirror = ({ heard, used }: Pick<Scene, "heard" | "used">): Part | null =>
  heard.theme ? said(`talk.themes.${heard.theme}`, used) : null;

/**
 * "Will the police come?" sounds dark to the encoder after a question about dying. We answer that
 * fear first, unless a danger is stated plainly.
 */
const goesFirst = (aside: Aside, finding: Finding): boolean =>
  aside === "method" || aside === "ai" || (OF_WHO_HEARS.has(aside) && isWeak(finding));
const OF_WHO_HEARS: ReadonlySet<Aside> = new Set(["police", "parents", "secret"] as const);

/**
 * The aside in a message, if we should answer it. A new sign takes precedence, except over a
 * request for a method or the question whether this is an AI.
 */
export function asideOf({
  heard,
  finding,
  learnt,
}: Pick<Scene, "heard" | "finding" | "learnt">): Aside | null {
  const { aside } = heard;
  if (aside === null || (finding.crisis && !goesFirst(aside, finding))) return null;
  // The agenda has its own text for someone else's secret.
  if (
    aside === "secret" &&
    (learnt.kind === "third_party" || (learnt.kind === "abuse" && heard.ofAnother))
  )
    return null;
  // Going to sleep is dangerous after an overdose, so the emergency goes on.
  if (aside === "goodbye" && learnt.kind === "medical") return null;
  if (aside === "otherTopic" && isAtLeast(learnt.severity, "high")) return null;
  if (aside === "thanks" && !heard.short && heard.answer !== null) return null;
  return aside;
}

export function asidePart(aside: Aside, { state, learnt, used, hearer }: Scene): Part | null {
  if (aside === "parents" && learnt.home && !mayBeShown(state, hearer))
    return said("talk.parentsInAbuse", used);
  const id = fresh(`talk.asides.${aside}`, used, hearer);
  // Thanks are acknowledged every time, before anything else.
  if (!id && aside === "thanks") return { id: "talk.asides.thanks.0" };
  return id ? { id } : null;
}

/** Responds to an obstacle with a text that ends with its own question. */
export function barrierPart({ state, learnt, heard, used, hearer }: Scene): Part | null {
  const { barrier } = heard;
  if (!barrier || DANGER_OF[learnt.kind] !== "self") return null;
  // Someone who could come matters more than "nobody is here".
  if (barrier === "nobody" && PEOPLE.test(state.asked ?? "") && namesHelper(heard, learnt))
    return null;
  // If every minute counts, we answer one obstacle and then go back to company and distance.
  if (needsHelpNow(learnt) && state.asked?.startsWith("talk.barriers.")) return null;
  const reaching = ABOUT_REACHING.test(state.asked ?? "") || heard.signals.has("refuse");
  // "The ambulance is here" names no obstacle.
  const helped = heard.signals.has("called") || heard.signals.has("company");
  const wordless = barrier === WORDS_FOR_IT && heard.answer === null && heard.words >= WORDLESS;
  if (!reaching && (helped || !(CLEAR.has(barrier) || wordless))) return null;
  if (learnt.home && barrier === "parents")
    return said(mayBeShown(state, hearer) ? "talk.asides.parents.0" : "talk.parentsInAbuse", used);
  return said(`talk.barriers.${barrier}`, used);
}

/** Minors only, because adults have no guardian who could see anything. */
const mayBeShown = ({ shown }: ProtocolState, hearer: Hearer): boolean =>
  shown === true && isMinor(hearer);

const said = (id: string, used: readonly string[]): Part | null =>
  used.includes(id) ? null : { id };

/** A brief reply before the next question; null if it would repeat itself. */
export function reaction(scene: Scene): Part | null {
  const { heard, learnt, finding, used, hearer } = scene;
  const anew = finding.crisis && !isWeak(finding);
  const other =
    anew && finding.kind !== "none" && finding.kind !== learnt.kind ? finding.kind : null;
  const special = replyToKind(scene);
  if (special) return special;
  const named = other && !needsHelpNow(learnt) && said(`talk.acknowledge.${other}`, used);
  if (named) return named;
  const told = echoOf(scene);
  if (told?.first) return told.part;
  const felt = mirror(scene);
  if (felt) return felt;
  // An encoder-only finding may be a quarrel at work, so we ask about it but don't call it more
  // serious.
  const graver = heard.signals.has("worse") || anew || heard.place === "at";
  const pool = isRelief(scene) ? "safer" : graver ? "graver" : null;
  if (!pool && told) return told.part;
  const id = fresh(`talk.hear.${pool ?? answerPool(scene)}`, used, hearer);
  return id ? { id } : null;
}

const SAFER = ["company", "called", "away"] as const;
/**
 * "I'm fine" in the first answers, or before suicide was answered, only waves the question away.
 */
const EARLY = 4;

/**
 * True for things that make this hour safer, not for those that only sound so. Only these get a
 * relieved reply.
 */
function isRelief({ heard, learnt, state }: Scene): boolean {
  if (heard.place === "left" && state.known?.place === "yes") return true;
  if (SAFER.some((signal) => heard.signals.has(signal))) return true;
  const answered = learnt.known.suicide !== undefined || DANGER_OF[learnt.kind] !== "self";
  return heard.signals.has("better") && answered && (state.calm ?? 0) >= EARLY;
}

/**
 * Picks the reply to a yes or a no, which counts only if it answers a question or stands alone; "no
 * money and two kids" doesn't.
 */
function answerPool({
  heard,
  state: { asked },
}: Scene): "yes" | "no" | "unsure" | "short" | "said" {
  const { answer, rest, short } = heard;
  const closed = asked !== undefined && isClosed(asked as StepId);
  if (answer && asked && !heard.signals.has("refuse") && rest <= (closed ? CLOSED_REST : OPEN_REST))
    return answer;
  return short ? "short" : "said";
}
const CLOSED_REST = 5;
const OPEN_REST = 1;
