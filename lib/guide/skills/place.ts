import type { TurnLine } from "@/lib/ports/model";
import type { Phrases } from "../content/skill-schema";
import { wordingOf } from "../wording";
import type { Skill } from "./skill";

/**
 * The conversation's place among the skills, read from the guide's own words because the guide
 * stores nothing between turns.
 */
export interface SkillStanding {
  /** The question or offer that the guide's last words left open. */
  readonly at: AtStep | { readonly kind: "offered"; readonly skill: Skill } | null;
  /** Left unfinished, in case they want to resume it. */
  readonly open: AtStep | null;
  /** Ids. Skills that were begun or finished count as offered too. */
  readonly offered: ReadonlySet<string>;
  readonly finished: ReadonlySet<string>;
  /** The latest offer, whether or not it was begun. */
  readonly lastOffered: Skill | null;
  /** Replies since a skill was last offered or in progress; infinite if never. */
  readonly sinceOffer: number;
  /** They said they'd rather talk. */
  readonly isRefused: boolean;
  /** The guide's last words ended a skill. */
  readonly justFinished: Skill | null;
}

export interface AtStep {
  readonly kind: "step";
  readonly skill: Skill;
  readonly step: number;
  /** The smaller version of the question was asked. */
  readonly isHint: boolean;
}

/** @param refusals the guide's replies to a declined offer */
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

/** The skills that a reply of the guide's offered, began or asked on in. */
export const skillsShownIn = (reply: string, skills: readonly Skill[]): readonly string[] =>
  skills.flatMap((skill) =>
    reply.includes(skill.offer) || stepIn(reply, [skill]) !== null ? [skill.id] : [],
  );

/** The reply asked a question of a skill. */
export const isSkillStep = (reply: string, skills: readonly Skill[]): boolean =>
  stepIn(reply, skills) !== null;

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
 * An answer in the newest run of a skill; `seed` is the earlier statement of theirs that the guide
 * suggested for it.
 */
export interface SkillAnswer {
  readonly answer: string;
  readonly seed: string | null;
}

/**
 * The answers in the newest run of a skill, by step; null for skipped questions. A later answer
 * replaces an earlier one.
 */
export function givenIn(
  lines: readonly TurnLine[],
  skill: Skill,
  phrases: Phrases,
): readonly (SkillAnswer | null)[] {
  const begun = lines.findLastIndex(
    ({ role, content }) => role === "assistant" && content.includes(skill.begin),
  );
  const given: (SkillAnswer | null)[] = skill.steps.map(() => null);
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
