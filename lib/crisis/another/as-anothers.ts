import type { Reading } from "@/lib/reader/types";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { clean } from "../clean";
import { HEARD_BY_READER, higherOf, isAtLeast, type Kind, TOGETHER } from "../constants";
import { inferred } from "../inferred";
import { foldAnswer } from "../protocol/ears/fold-answer";
import { namesWriter } from "../protocol/ears/whose";
import { type Finding, NOTHING_FOUND } from "../types";
import { hearTheirs, type Theirs, tellsOfAnother } from "./theirs";

/** Evidence that the text tells plainly of another person's danger. */
const TOLD_OF_ANOTHER = "sign.told";

export const isToldOfAnother = ({ kind, evidence }: Finding): boolean =>
  kind === "third_party" && evidence.includes(TOLD_OF_ANOTHER);

const isEncoders = ({ evidence }: Finding): boolean =>
  evidence.includes(HEARD_BY_READER) &&
  evidence.every(
    (name) => name === HEARD_BY_READER || name === TOGETHER || name.startsWith("sign."),
  );

/** The encoder may take another person's danger for one of these. */
const MISTAKEN: ReadonlySet<Kind> = new Set([
  "suicide",
  "self_harm",
  "abuse",
  "third_party",
] as const);

/**
 * Settles whose danger it is where only the encoder heard one: "I found my husband's goodbye
 * letter" is about him, "my friend wants to die and so do I" about both, so the writer's own leads.
 * What a rule heard stays as it is, because rules hear what people say of themselves.
 */
export function asAnothers(
  finding: Finding,
  text: string,
  { language, stated }: Pick<Reading, "language" | "stated">,
): Finding {
  if (finding.concern === "none" || stated.length > 0 || !MISTAKEN.has(finding.kind))
    return finding;
  const theirs = hearTheirs(text, language);
  if (theirs.has("too")) return asOwn(finding, theirs);
  // A goodbye or a present says little by itself: "my coworker is leaving".
  const isTold =
    tellsOfAnother(theirs) && (finding.crisis || OUTRIGHT.some((one) => theirs.has(one)));
  const isTheirs = isTold && !isBesideOwn(finding, theirs, { text, language });
  return isTheirs ? ofAnother(finding, theirs) : finding;
}

const OUTRIGHT: readonly Theirs[] = ["wish", "harms", "acting", "hit"];

/**
 * True if the encoder hears a danger of the writer's own, and nothing in the text is so plainly
 * another's that it must be mistaken: "my ex is the reason I'm on the bridge".
 */
function isBesideOwn(
  { kind }: Finding,
  theirs: ReadonlySet<Theirs>,
  { text, language }: Written,
): boolean {
  if (kind !== "suicide" && kind !== "self_harm") return false;
  const isPlain = theirs.has("wish") || theirs.has("farewell");
  return theirs.has("mine") || (!isPlain && namesWriter(folded(text), language));
}

const folded = (text: string): string => foldAnswer(clean(text).trim());

/** "So do I" after another's wish or act says the same of oneself, as plainly. */
function asOwn(finding: Finding, theirs: ReadonlySet<Theirs>): Finding {
  const isHarm = finding.kind === "self_harm" || (theirs.has("harms") && !theirs.has("wish"));
  if (!(tellsOfAnother(theirs) || finding.kind === "self_harm")) return finding;
  const [kind, says] = isHarm
    ? (["self_harm", "self_harm.current"] as const)
    : (["suicide", "suicide.passive"] as const);
  const evidence = finding.evidence.filter((name) => name !== HEARD_BY_READER);
  return {
    ...finding,
    crisis: true,
    concern: "clear",
    kind,
    severity: higherOf(finding.severity, "moderate"),
    beside: [...new Set([...(finding.beside ?? []), "third_party" as const])].filter(
      (other) => other !== kind,
    ),
    evidence: [says, ...evidence],
  };
}

/** A danger to someone else that isn't immediate is only possible (contract 8). */
function ofAnother(finding: Finding, theirs: ReadonlySet<Theirs>): Finding {
  const told: Finding = {
    ...finding,
    kind: "third_party",
    evidence: [...finding.evidence, TOLD_OF_ANOTHER],
  };
  if (theirs.has("acting"))
    return {
      ...told,
      crisis: true,
      concern: "clear",
      severity: higherOf(finding.severity, "high"),
    };
  // Where the encoder heard another's danger itself, a threat may stand beside it, so that stays.
  const isMistaken = finding.kind !== "third_party";
  return told.crisis && isMistaken && !isAtLeast(told.severity, "high") ? inferred(told) : told;
}

interface Written {
  readonly text: string;
  readonly language: SpokenLanguage;
}

/**
 * Settles it for an answer in talk about another person. What only the encoder hears there is about
 * that person unless the answer names the writer, and "they're with him now" is no new danger. The
 * encoder also takes "he called me back" for harm done to the writer.
 */
export function asStillAnothers(finding: Finding, { text, language }: Written): Finding {
  if (finding.concern === "none" || !isEncoders(finding) || !MISTAKEN.has(finding.kind))
    return finding;
  const theirs = hearTheirs(text, language);
  if (theirs.has("too") || theirs.has("mine")) return finding;
  const ofHarm = finding.kind === "abuse" || finding.kind === "harm_to_others";
  const isOwn = namesWriter(folded(text), language);
  if (isOwn && !(ofHarm && theirs.size > 0)) return finding;
  if (SETTLED.some((one) => theirs.has(one)) || ofHarm) {
    const { act, unread } = finding;
    return { ...NOTHING_FOUND, act, steppedDown: true, ...(unread ? { unread } : {}) };
  }
  return { ...finding, kind: "third_party" };
}
const SETTLED: readonly Theirs[] = ["said", "there", "coming", "told", "notMe", "beside"];
