import type { TurnLine } from "@/lib/ports/model";
import type { Phrases } from "../content/skill-schema";
import { wordingOf } from "../wording";
import type { Skill } from "./skill";

/**
 * Where a conversation stands among the skills, read from the guide's own words: it keeps nothing
 * between turns.
 */
export interface SkillStanding {
  /** What the guide's last words left open. */
  readonly at: AtStep | { readonly kind: "offered"; readonly skill: Skill } | null;
  /** Left before its end, for whoever wants to take it up again. */
  readonly open: AtStep | null;
  /** Ids. What was begun or finished was offered, too. */
  readonly offered: ReadonlySet<string>;
  readonly finished: ReadonlySet<string>;
  /** What was offered last, whether or not it was begun. */
  readonly lastOffered: Skill | null;
  /** Replies since one was offered or walked through; infinite before. */
  readonly sinceOffer: number;
  /** They said that they'd rather talk. */
  readonly isRefused: boolean;
  /** The guide's last words ended a skill. */
  readonly justFinished: Skill | null;
}

export interface AtStep {
  readonly kind: "step";
  readonly skill: Skill;
  readonly step: number;
  /** The question was put in the smaller way. */
  readonly isHint: boolean;
}

/** @param refusals how the guide takes it when they turn an offer down */
export function skillsIn(
  lines: readonly TurnLine[],
  skills: readonly Skill[],
  refusals: readonly string[],
): SkillStanding {
  const replies = lines
    .flatMap(({ role, content }) => (role === "assistant" ? [content] : []))
    .toReversed();
  const [last = ""] = replies;
  const steps = replies.map((reply) => stepIn(reply, skills));
  const closed = replies.map((reply) => skills.find(({ close }) => reply.includes(close)) ?? null);
  const offered = replies.map((reply) => skills.find(({ offer }) => reply.includes(offer)) ?? null);
  const begunAt = steps.findIndex((step) => step !== null);
  const closedAt = closed.findIndex((skill) => skill !== null);
  const at = steps[0] ?? (offered[0] ? ({ kind: "offered", skill: offered[0] } as const) : null);
  const known = replies.map(
    (_, reply) => steps[reply]?.skill ?? closed[reply] ?? offered[reply] ?? null,
  );
  const lately = known.findIndex((skill) => skill !== null);
  return {
    at,
    open: begunAt >= 0 && (closedAt < 0 || begunAt < closedAt) ? (steps[begunAt] ?? null) : null,
    offered: new Set(known.flatMap((skill) => skill?.id ?? [])),
    finished: new Set(closed.flatMap((skill) => skill?.id ?? [])),
    lastOffered: offered.find((skill) => skill !== null) ?? null,
    sinceOffer: lately < 0 ? Number.POSITIVE_INFINITY : lately,
    isRefused: replies.some((reply) => refusals.some((words) => reply.startsWith(words))),
    justFinished: skills.find(({ close }) => last.includes(close)) ?? null,
  };
}

function stepIn(reply: string, skills: readonly Skill[]): AtStep | null {
  for (const skill of skills) {
    const step = skill.steps.findIndex(
      ({ ask, hint }) => reply.includes(ask) || reply.includes(hint),
    );
    const found = skill.steps[step];
    if (found) return { kind: "step", skill, step, isHint: reply.includes(found.hint) };
  }
  return null;
}

/**
 * An answer in the newest run of a skill; `seed` is what the guide had offered for it, from what
 * they told before.
 */
export interface Given {
  readonly answer: string;
  readonly seed: string | null;
}

/**
 * The answers in the newest run of a skill, by step; null where a question was left out. A later
 * answer replaces an earlier one.
 */
export function givenIn(
  lines: readonly TurnLine[],
  skill: Skill,
  phrases: Phrases,
): readonly (Given | null)[] {
  const begun = lines.findLastIndex(
    ({ role, content }) => role === "assistant" && content.includes(skill.begin),
  );
  const given: (Given | null)[] = skill.steps.map(() => null);
  if (begun < 0) return given;
  const seeds = phrases.seed.map(wordingOf);
  for (let at = begun; at < lines.length - 1; at += 1) {
    const [asked, answer, next] = lines.slice(at, at + 3);
    if (asked?.role !== "assistant" || answer?.role !== "user") continue;
    const found = stepIn(asked.content, [skill]);
    if (!found) continue;
    const isSkipped = phrases.skipped.some((words) => next?.content.startsWith(words));
    const seed = seeds.flatMap((pattern) => pattern.exec(asked.content)?.groups?.seed ?? [])[0];
    given[found.step] = isSkipped
      ? null
      : { answer: answer.content, seed: seed === undefined ? null : unquoted(seed) };
  }
  return given;
}

const unquoted = (text: string): string => text.replace(/^[“"«„「]\s?|\s?[”"»“」]$/g, "");
