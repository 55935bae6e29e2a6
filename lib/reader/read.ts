import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import type { Encoder, Output } from "./encoder";
import { matchEveryRule } from "./every-rule";
import {
  ACTS,
  KINDS,
  type Kind,
  SEVERITIES,
  type Severity,
  TIMES,
  TOLD,
  TOPICS,
  VALENCES,
  WHOSE,
} from "./labels";
import { levelOf } from "./levels";
import { encoderInTime } from "./loaded";
import { labelsFrom, likeliest, othersFrom, sigmoid, softmax } from "./outputs";
import { withoutRepeats } from "./repeats";
import type { RuleHit } from "./rules";
import type { Place, Reading, StatedDanger } from "./types";
import { unfold } from "./unfold";

export { dropReader, readerState } from "./loaded";
export type { Place, Reading } from "./types";

/**
 * Time for the windows of one text, ms: 300 up to 1,000 characters, growing to 2,000 at 10,000 and
 * no further.
 */
const deadlineFor = (length: number): number =>
  Math.min(2_000, Math.max(300, 300 + (length - 1_000) * 0.19));

/**
 * Reads one text in its conversation. It never throws and always returns in bounded time: if the
 * encoder can't load or fails, only the rules have read the text, `score` is null and `because`
 * says so.
 */
export async function read(text: string, place: Place = {}): Promise<Reading> {
  const plain = unfold(text);
  const hits = matchEveryRule(plain);
  const encoder = await encoderInTime();
  if (!encoder) return withRules(UNREAD, hits);
  try {
    const until = performance.now() + deadlineFor(plain.length);
    const before = place.before && unfold(place.before);
    const asked = { text: withoutRepeats(plain), before, writer: "person" } as const;
    const { outputs, whole } = await encoder.run(asked, until);
    const reading = settled(readingOf(encoder, outputs, place), place);
    return withRules(
      whole ? reading : { ...reading, because: [...reading.because, "reader.cut"] },
      hits,
    );
  } catch {
    return withRules({ ...UNREAD, because: ["reader.failed"] }, hits);
  }
}

const UNREAD: Reading = {
  concern: "none",
  score: null,
  kind: "none",
  beside: [],
  stated: [],
  severity: "none",
  whose: "none",
  time: "now",
  act: "statement",
  sure: { act: 0, valence: 0 },
  asks: 0,
  topics: [],
  valence: "neutral",
  told: [],
  vector: null,
  because: ["reader.off"],
};

function head(output: Output, name: string): Float32Array {
  const logits = output[name];
  if (!logits) throw new Error(`the model has no output ${name}`);
  return logits;
}

const highest = (logits: Float32Array): number => Math.max(...softmax(logits));

const logitOf = (output: Output): number => head(output, "concern")[0] ?? Number.NEGATIVE_INFINITY;

/** Minimum share of the danger for naming a kind in addition to the main one. */
const BESIDE_FROM = 0.25;

function readingOf({ manifest }: Encoder, outputs: readonly Output[], place: Place): Reading {
  const { audience = "adult", margin = 0 } = place;
  const last = outputs.at(-1);
  if (!last) throw new Error("nothing was run");
  const gravest = outputs.reduce((one, next) => (logitOf(next) > logitOf(one) ? next : one), last);
  const language = likeliest(SPOKEN_LANGUAGES, head(gravest, "language"));
  const severities = softmax(head(gravest, "severity"));
  const grave =
    (severities[SEVERITIES.indexOf("high")] ?? 0) +
    (severities[SEVERITIES.indexOf("imminent")] ?? 0);
  const evidence = {
    logit: logitOf(gravest),
    windows: outputs.length,
    grave,
    language,
    audience,
    margin,
  };
  const { concern, score } = levelOf(manifest, evidence);
  const calm = concern === "none";
  const kind = calm ? "none" : likeliest(KINDS, head(gravest, "kind"), (label) => label !== "none");
  const severity = calm
    ? "none"
    : likeliest(SEVERITIES, head(gravest, "severity"), (label) => label !== "none");
  return {
    concern,
    score,
    kind,
    beside: calm
      ? []
      : othersFrom(KINDS, head(gravest, "kind"), { calm: "none", main: kind, from: BESIDE_FROM }),
    stated: [],
    severity: concern === "possible" ? milder(severity) : severity,
    whose: likeliest(WHOSE, head(gravest, "whose")),
    time: likeliest(TIMES, head(gravest, "time")),
    act: likeliest(ACTS, head(last, "act")),
    sure: { act: highest(head(last, "act")), valence: highest(head(last, "valence")) },
    asks: sigmoid(head(last, "asks")[0] ?? Number.NEGATIVE_INFINITY),
    topics: [
      ...new Set(
        outputs.flatMap((each) => labelsFrom(TOPICS, head(each, "topics"), manifest.topicsFrom)),
      ),
    ],
    valence: likeliest(VALENCES, head(last, "valence")),
    told: labelsFrom(TOLD, head(last, "told"), manifest.toldFrom),
    vector: meanOf(outputs.map((each) => head(each, "vector"))),
    because: [calm ? "reader" : `reader.${concern}`],
  };
}

/** Said by a child, these are clear whenever they happened (contract 8). */
const OF_A_CHILD: ReadonlySet<Kind> = new Set(["suicide", "self_harm", "abuse"] as const);

/**
 * A clear concern has to be the person's own and current, or grave: anything about others or
 * another time, without present danger, is only possible (contract 8).
 */
function settled(reading: Reading, { audience }: Place): Reading {
  const { concern, kind, severity, time, because } = reading;
  if (audience === "child" && OF_A_CHILD.has(kind)) return reading;
  const isGrave = severity === "high" || severity === "imminent";
  const isElsewhere = kind === "third_party" || time === "past" || time === "fiction";
  if (concern === "clear" && isElsewhere && !isGrave)
    return { ...reading, concern: "possible", because: [...because, "elsewhere"] };
  return reading;
}

/**
 * High and imminent severities are clear (contract 8), so a possible concern is moderate at most.
 */
const milder = (severity: Severity): Severity => (severity === "low" ? "low" : "moderate");

function meanOf(vectors: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) {
    vector.forEach((value, at) => {
      mean[at] = (mean[at] ?? 0) + value;
    });
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}

/** A plain statement is clear in any context (contract 8); a rule only ever raises. */
function withRules(reading: Reading, hits: readonly RuleHit[]): Reading {
  const stated = gravestFirst(hits);
  const [gravest] = stated;
  if (!gravest) return reading;
  const because = [...reading.because, ...hits.map(({ id }) => `rule.${id}`)];
  const isClear = reading.concern === "clear";
  const { kind, severity } =
    isClear && rank(reading.severity) > rank(gravest.severity) ? reading : gravest;
  // A danger that's only possible isn't listed with a clear one.
  const heard = isClear ? [reading.kind, ...reading.beside] : [];
  const beside = [...new Set([...stated.map((each) => each.kind), ...heard])].filter(
    (other) => other !== kind,
  );
  return { ...reading, concern: "clear", kind, beside, stated, severity, because };
}

/**
 * The stated dangers, each once, gravest first. Among equally grave ones harm by others leads: it's
 * ongoing, and a wish to die can be asked about along with it.
 */
function gravestFirst(hits: readonly RuleHit[]): readonly StatedDanger[] {
  const byName = new Map<string, StatedDanger>();
  for (const { id: _, ...stated } of hits.toSorted(graverFirst)) {
    const name = `${stated.kind} ${stated.says ?? stated.severity}`;
    if (!byName.has(name)) byName.set(name, stated);
  }
  return [...byName.values()];
}

const graverFirst = (one: RuleHit, other: RuleHit): number =>
  rank(other.severity) - rank(one.severity) ||
  Number(other.kind === "abuse") - Number(one.kind === "abuse");

const rank = (severity: Severity): number => SEVERITIES.indexOf(severity);
