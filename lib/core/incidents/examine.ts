import { detectCrisis } from "@/lib/crisis/detect";
import type { Finding } from "@/lib/crisis/types";
import { worstOf } from "@/lib/crisis/worst-of";
import type { MemberCtx } from "@/lib/ports/context";
import type { Act } from "@/lib/reader/labels";
import type { Place } from "@/lib/reader/types";
import { excerptOf, type WrittenText } from "./excerpt";

/** What was found in a person's words, and what is kept of them with an incident. */
export interface Examination {
  readonly finding: Finding;
  /** Null where no incident follows. */
  readonly excerpt: string | null;
}

/** The guide's line that a message answers, with what was stored of it. */
interface GuideLine {
  readonly content: string;
  readonly metadata: {
    readonly crisis?: unknown;
    readonly concern?: { readonly open: boolean } | undefined;
  } | null;
}

/** The place in which the caller writes, as far as it is known. */
export const placeOf = ({ actor }: MemberCtx, guide?: GuideLine): Place => ({
  ...(guide ? { before: guide.content, ...(asksOfDanger(guide) ? {} : { isOrdinary: true }) } : {}),
  ...(actor.user.ageGroup ? { audience: actor.user.ageGroup } : {}),
});

/** Whether the guide's words were the protocol's, or held a caring question that is still open. */
export const asksOfDanger = (guide: GuideLine | undefined): boolean =>
  Boolean(guide?.metadata?.crisis || guide?.metadata?.concern?.open);

/**
 * Reads the texts of one request (CRIS-16). Call it before a transaction opens: reading takes time.
 */
export async function examine(ctx: MemberCtx, texts: readonly WrittenText[]): Promise<Examination> {
  const place = placeOf(ctx);
  const written = texts.filter((text): text is string => (text ?? "").trim() !== "");
  const finding = worstOf(await Promise.all(written.map((text) => detectCrisis(text, place))));
  return { finding, excerpt: finding.crisis ? await excerptOf(written, place) : null };
}

/**
 * What a verb gets whose route read the person's words before the transaction of the creation
 * opened.
 */
export interface ExaminedInput<I> extends Examination {
  readonly input: I;
}

/** Makes the `prepare` of such a route. */
export const examining =
  <T>(textsOf: (input: T) => readonly WrittenText[]) =>
  async <I extends T>(ctx: MemberCtx, input: I): Promise<ExaminedInput<I>> => ({
    input,
    ...(await examine(ctx, textsOf(input))),
  });

const GOODBYES: ReadonlySet<Act | undefined> = new Set<Act>(["goodbye", "thanks"]);

/**
 * Thanks and goodbyes that show nothing by themselves, where the guide hadn't asked about a danger:
 * "see you next week" is no farewell.
 */
export const isOnlyGoodbye = (
  { behind, act, unread }: Finding,
  { isOrdinary }: { readonly isOrdinary: boolean },
): boolean => behind === true && !unread && GOODBYES.has(act) && isOrdinary;
