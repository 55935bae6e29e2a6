import { isAtLeast } from "../constants";
import type { Aside, Barrier } from "../replies/texts";
import type { Finding } from "../types";
import { DANGER_OF } from "./agenda";
import { fresh } from "./choose";
import type { Heard } from "./hear";
import type { Learnt } from "./learn";
import type { Part } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

export interface Scene {
  readonly state: ProtocolState;
  readonly learnt: Learnt;
  readonly heard: Heard;
  readonly finding: Finding;
  readonly used: readonly string[];
  readonly hearer: Hearer;
}

/** Barriers that are clear whenever they are named; the others only where the way to a person was the question. */
const CLEAR: ReadonlySet<Barrier> = new Set([
  "hospital",
  "money",
  "language",
  "privacy",
  "parents",
  "notUnderstood",
  "didNotHelp",
]);
const ABOUT_REACHING =
  /^(?:barrierAsk|urgent\.[134]|person|safePerson|professional|abuse\.3|abuse\.6|eating\.[03]|danger\.4|voices\.4)/;

/** What the person felt, given back: never a method, only words from closed lists. Null when nothing new was named. */
export function mirror({ heard, used, hearer }: Pick<Scene, "heard" | "used" | "hearer">): Part | null {
  if (heard.theme && !used.includes(`talk.themes.${heard.theme}`)) return { id: `talk.themes.${heard.theme}` };
  const id = heard.feeling && fresh("talk.feeling", used, hearer);
  return id && heard.feeling ? { id, feeling: heard.feeling } : null;
}

/** What was said instead of an answer, when it is to be answered. A new sign goes before it, except a question for a method. */
export function asideOf({ heard, finding, learnt }: Pick<Scene, "heard" | "finding" | "learnt">): Aside | null {
  const { aside } = heard;
  if (aside === null || (finding.crisis && aside !== "method")) return null;
  if (aside === "otherTopic" && isAtLeast(learnt.severity, "high")) return null;
  if (aside === "thanks" && !heard.short && heard.answer !== null) return null;
  return aside;
}

export function asidePart(aside: Aside, { learnt, used, hearer }: Scene): Part | null {
  if (aside === "parents" && learnt.home) return said("talk.parentsInAbuse", used);
  const id = fresh(`talk.asides.${aside}`, used, hearer);
  return id ? { id } : null;
}

/** The answer to what stands in the way. It ends with a question of its own. */
export function barrierPart({ state, learnt, heard, used }: Scene): Part | null {
  const { barrier } = heard;
  if (!barrier || DANGER_OF[learnt.kind] !== "self") return null;
  const reaching = ABOUT_REACHING.test(state.asked ?? "") || heard.signals.has("refuse");
  // "The ambulance is here" names no obstacle.
  const helped = heard.signals.has("called") || heard.signals.has("company");
  if (!reaching && (helped || !CLEAR.has(barrier))) return null;
  if (learnt.home && barrier === "parents") return said("talk.parentsInAbuse", used);
  return said(`talk.barriers.${barrier}`, used);
}

const said = (id: string, used: readonly string[]): Part | null => (used.includes(id) ? null : { id });

/** A short word in return before the next question; none when it would repeat itself. */
export function reaction(scene: Scene): Part | null {
  const { heard, learnt, finding, used, hearer, state } = scene;
  const other = finding.crisis && finding.kind !== "none" && finding.kind !== learnt.kind ? finding.kind : null;
  const named = other && said(`talk.acknowledge.${other}`, used);
  if (named) return named;
  const felt = mirror(scene);
  if (felt) return felt;
  const safer = ["company", "called", "away", "better"].some((signal) => heard.signals.has(signal as never));
  const pool = safer ? "safer" : heard.signals.has("worse") ? "graver" : answerPool(heard, state);
  const id = pool && fresh(`talk.hear.${pool}`, used, hearer);
  return id ? { id } : null;
}

function answerPool({ answer, short }: Heard, { asked }: ProtocolState): "yes" | "no" | "unsure" | "short" | "said" {
  if (answer && asked) return answer;
  return short ? "short" : "said";
}
