import { type CrisisKind, higherOf, isAtLeast, type Severity, severityRank } from "./constants";
import { REPORTING } from "./grammar/reported";
import type { Calm } from "./grammar/shape";
import type { Hit, Reading } from "./reading";
import { type Finding, NOTHING_FOUND } from "./types";

/** Of two findings of one severity the first named here gives the kind: what is most urgent to ask about. */
const KIND_ORDER: readonly CrisisKind[] = [
  "medical",
  "psychosis",
  "suicide",
  "harm_to_others",
  "abuse",
  "eating",
  "self_harm",
  "third_party",
]; // prettier-ignore

/** Naming a theme is calm in any of these; speaking of oneself is not. */
const THEME_CALMS: readonly Calm[] = ["fiction", "study", "news", "game", "service", "bereaved", "duty"];

const OVER: readonly Calm[] = ["past", "recovered"];

/** Whoever asks for a story, an essay or a level asks about something else than the next hour. */
const LOOKING_ON: readonly Calm[] = ["fiction", "study", "news", "game"];

/** Weighs the hits of one text: what is calm falls away, what stands together rises. */
export function judge(reading: Reading): Finding {
  const hits = reading.hits.filter((hit) => !WAIVERS.some((waives) => waives(hit, reading)));
  const evidence = new Set(hits.map((hit) => hit.rule.name));
  const found = new Map<CrisisKind, Severity>();
  for (const { rule } of hits) found.set(rule.kind, higherOf(found.get(rule.kind) ?? "none", rule.severity));
  for (const raise of RAISES) {
    const raised = raise(found, reading);
    if (!raised) continue;
    found.set(raised.kind, higherOf(found.get(raised.kind) ?? "none", raised.severity));
    evidence.add(raised.name);
  }
  const ranked = [...found].sort(mostUrgentFirst);
  const [kind, severity] = ranked[0] ?? ["none", "none"];
  if (kind === "none") return NOTHING_FOUND;
  const beside = inOwnWords(
    ranked.map(([each]) => each),
    hits,
  ).slice(1);
  for (const sign of reading.signs) evidence.add(`sign.${sign}`);
  const finding = { crisis: true, concern: "clear" as const, severity, kind, evidence: [...evidence].sort() };
  return beside.length > 0 ? { ...finding, beside } : finding;
}

/**
 * The kinds that words of their own speak of. "I want to end my life" begins like a threat to somebody; that half of the
 * sentence belongs to the graver reading, and is no second danger.
 */
function inOwnWords(kinds: readonly CrisisKind[], hits: readonly Hit[]): readonly CrisisKind[] {
  const told: CrisisKind[] = [];
  for (const kind of kinds) {
    const own = hits.filter(({ rule }) => rule.kind === kind);
    // Who is armed is told of in a long breath, which may hold a danger of its own.
    const graver = hits.filter(({ rule }) => told.includes(rule.kind) && rule.name !== "abuse.armed");
    const isWithin = (hit: Hit) => graver.some(({ start, end }) => start <= hit.end && hit.start <= end);
    if (own.length === 0 || !own.every(isWithin)) told.push(kind);
  }
  return told;
}

function isCalm(hit: Hit, reading: Reading): boolean {
  const { rule } = hit;
  const { calms, signs } = reading;
  if (isDenied(hit, reading) || isMishap(hit, reading) || isInGoodHands(hit, reading)) return true;
  const over = isOver(hit, reading);
  if (rule.strength === "word") {
    return over || THEME_CALMS.some((calm) => calms.has(calm)) || (calms.has("past") && !signs.has("again"));
  }
  // A game or a story beside them calms no words of one's own: everyday words name both ("my boss", "a level of pain", "une partie
  // de moi"), and whoever cuts themself after a film is in danger all the same (decision 0050).
  return over;
}

/** Long ago, and well since. What is said to happen at this moment is over only where its own sentence says so. */
const isOver = ({ rule, sentence }: Hit, { calms, calmIn, signs }: Reading): boolean =>
  calms.has("past") &&
  calms.has("recovered") &&
  !signs.has("again") &&
  (rule.severity !== "imminent" || OVER.some((calm) => calmIn.get(calm)?.has(sentence)));

/**
 * "The doctor asked about suicide and I said no": a theme is denied. What a person says of themself is so only within the words that
 * deny it: many tell us what they kept from a doctor. A lie told of takes the no back.
 */
const isDenied = ({ rule, sentence, start }: Hit, { calmIn, signs }: Reading): boolean => {
  const denials = calmIn.get("denied");
  if (!denials || rule.severity === "imminent" || signs.has("hidden")) return false;
  if (rule.strength === "word") return sentence <= Math.max(...denials.keys());
  return start >= (denials.get(sentence) ?? Number.POSITIVE_INFINITY);
};

/** "Cut myself chopping onions": the wound is named with how it came about. */
const isMishap = ({ rule, sentence }: Hit, { calmIn, signs }: Reading): boolean =>
  rule.kind === "self_harm" &&
  rule.severity === "moderate" &&
  calmIn.get("mishap")?.has(sentence) === true &&
  !signs.has("meant");

/** "She used to think of suicide, she has a counsellor": somebody was at risk, and somebody looks after them. */
const isInGoodHands = ({ rule, sentence }: Hit, { calms, calmIn, signs }: Reading): boolean =>
  rule.kind === "third_party" &&
  OVER.some((calm) => calms.has(calm)) &&
  sentence <= Math.max(...(calmIn.get("cared")?.keys() ?? [-1])) &&
  !signs.has("again") &&
  !signs.has("now");

/**
 * "My husband left me and I want to die": a sentence that begins with somebody else and ends with the one who writes is about the
 * one who writes, unless it reports what was said.
 */
const isOfOneself = (hit: Hit, { hits, tokens }: Reading): boolean =>
  hit.rule.kind === "third_party" &&
  hits.some(
    ({ rule, ofOneself, start }) =>
      (rule.kind === "suicide" || rule.kind === "self_harm") &&
      ofOneself &&
      hit.start < start &&
      start <= hit.end &&
      !tokens.slice(hit.start, start).some(({ word }) => REPORTING.has(word.folded)),
  );

/**
 * "Er will mich umbringen", "il veut me tuer": who is to die is the one who writes, by another's hand. A wish to die of one's own
 * stays beside somebody who is armed.
 */
const isThreatened = (hit: Hit, { hits }: Reading): boolean =>
  hit.rule.kind !== "abuse" &&
  hits.some(
    ({ rule, start, end }) =>
      (rule.name === "abuse.threat" ||
        (rule.name === "abuse.armed" && !(hit.ofOneself && hit.rule.kind === "suicide"))) &&
      start <= hit.end &&
      hit.start <= end,
  );

/** "He says that he will kill himself": what stands inside a sentence about somebody else is theirs. */
const isOfAnother = (hit: Hit, { hits }: Reading): boolean =>
  (hit.rule.kind === "suicide" || hit.rule.kind === "self_harm") &&
  !hit.ofOneself &&
  hits.some(({ rule, start, end }) => rule.kind === "third_party" && start <= hit.start && hit.start <= end);

/** Why a hit says nothing of what it names. */
const WAIVERS = [isCalm, isOfAnother, isOfOneself, isThreatened];

type Found = ReadonlyMap<CrisisKind, Severity>;
type Raise = (
  found: Found,
  reading: Reading,
) => { readonly kind: CrisisKind; readonly severity: Severity; readonly name: string } | null;

/** What two signals mean together. Each entry is one sentence of triage, with a name of its own in the evidence. */
const RAISES: readonly Raise[] = [
  (found, { signs }) =>
    found.has("suicide") && signs.has("means") && signs.has("now")
      ? { kind: "suicide", severity: "imminent", name: "raise.means_now" }
      : null,
  (found, { signs }) =>
    isAtLeast(found.get("suicide") ?? "none", "high") && signs.has("now")
      ? { kind: "suicide", severity: "imminent", name: "raise.intent_now" }
      : null,
  (found, { signs }) =>
    found.has("suicide") && (signs.has("date") || signs.has("settled") || signs.has("note") || signs.has("means"))
      ? { kind: "suicide", severity: "high", name: "raise.intent" }
      : null,
  (_found, { signs, calms }) =>
    signs.has("farewell") && (signs.has("gift") || signs.has("note") || signs.has("settled")) && !calms.has("fiction")
      ? { kind: "suicide", severity: "high", name: "raise.preparation" }
      : null,
  (_found, { signs, calms }) =>
    signs.has("loss") && signs.has("inquiry") && !LOOKING_ON.some((calm) => calms.has(calm))
      ? { kind: "suicide", severity: "moderate", name: "raise.loss_inquiry" }
      : null,
  (found, { signs }) =>
    found.has("self_harm") && signs.has("bleeding")
      ? { kind: "self_harm", severity: "high", name: "raise.bleeding" }
      : null,
  (found, { signs }) =>
    found.has("eating") && (signs.has("collapse") || signs.has("bleeding"))
      ? { kind: "eating", severity: "high", name: "raise.collapse" }
      : null,
  (found, { signs }) =>
    found.has("abuse") && signs.has("wound") ? { kind: "abuse", severity: "high", name: "raise.injury" } : null,
  (found, { signs }) =>
    found.has("harm_to_others") && signs.has("target")
      ? { kind: "harm_to_others", severity: "high", name: "raise.target" }
      : null,
  (found, { signs }) =>
    found.has("third_party") && (signs.has("now") || signs.has("farewell") || signs.has("means"))
      ? { kind: "third_party", severity: "high", name: "raise.other_now" }
      : null,
];

type Entry = [CrisisKind, Severity];

const mostUrgentFirst = ([kindA, a]: Entry, [kindB, b]: Entry): number =>
  severityRank(b) - severityRank(a) || KIND_ORDER.indexOf(kindA) - KIND_ORDER.indexOf(kindB);
