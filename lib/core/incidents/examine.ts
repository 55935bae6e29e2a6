import { worstOf } from "@/lib/crisis/compare-findings";
import { detectCrisis } from "@/lib/crisis/detect";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import type { Act } from "@/lib/reader/labels";
import type { Place } from "@/lib/reader/types";
import { excerptOf, type WrittenText } from "./excerpt";

/** The finding in a person's words, and the excerpt of them that an incident keeps. */
export interface Examination {
  readonly finding: Finding;
  /** Null if there's no incident. */
  readonly excerpt: string | null;
}

/** The guide's line that the message replies to, with its stored metadata. */
interface GuideLine {
  readonly content: string;
  readonly metadata: {
    readonly crisis?: unknown;
    readonly concern?: { readonly open: boolean } | undefined;
  } | null;
}

/** The context of the caller's text, as far as we know it. */
export const placeOf = ({ actor }: MemberCtx, guide?: GuideLine): Place => ({
  ...(guide ? { before: guide.content, ...(asksOfDanger(guide) ? {} : { isOrdinary: true }) } : {}),
  ...(actor.user.ageGroup ? { audience: actor.user.ageGroup } : {}),
});

/**
 * Whether the guide's line came from the crisis protocol or contained a caring question that's
 * still open.
 */
export const asksOfDanger = (guide: GuideLine | undefined): boolean =>
  Boolean(guide?.metadata?.crisis || guide?.metadata?.concern?.open);

/**
 * Checks one request's texts for a crisis (CRIS-16). Call it before opening a transaction, because
 * reading takes time.
 */
export async function examine(ctx: MemberCtx, texts: readonly WrittenText[]): Promise<Examination> {
  const place = placeOf(ctx);
  const written = texts.filter((text): text is string => (text ?? "").trim() !== "");
  const finding = worstOf(await Promise.all(written.map((text) => detectCrisis(text, place))));
  return { finding, excerpt: finding.crisis ? await excerptOf(written, place) : null };
}

/**
 * Input of a verb whose route ran the detector before opening the transaction that creates the row.
 */
export interface ExaminedInput<I> extends Examination {
  readonly input: I;
}

/** Builds the `prepare` step of such a route. */
export const examining =
  <T>(textsOf: (input: T) => readonly WrittenText[]) =>
  async <I extends T>(ctx: MemberCtx, input: I): Promise<ExaminedInput<I>> => ({
    input,
    ...(await examine(ctx, textsOf(input))),
  });

const GOODBYES: ReadonlySet<Act | undefined> = new Set<Act>(["goodbye", "thanks"]);

/**
 * Whether a message is a thank-you or goodbye that shows no danger by itself, and the guide hadn't
 * asked about danger. "See you next week" isn't a farewell.
 */
export const isOnlyGoodbye = (
  { behind, act, unread }: Finding,
  { isOrdinary }: { readonly isOrdinary: boolean },
): boolean => behind === true && !unread && GOODBYES.has(act) && isOrdinary;
