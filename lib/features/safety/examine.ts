import type { MemberCtx } from "@/lib/ports/context";
import type { Place } from "@/lib/reader/types";
import { detectCrisis } from "./detect";
import { excerptOf, type WrittenText } from "./excerpt";
import type { Finding } from "./types";
import { worstOf } from "./worst-of";

/** What was found in a person's words, and what is kept of them with an incident. */
export interface Examination {
  readonly finding: Finding;
  /** Null where no incident follows. */
  readonly excerpt: string | null;
}

/** The place in which the caller writes, as far as it is known. */
export const placeOf = ({ actor }: MemberCtx, before?: string): Place => ({
  ...(before === undefined ? {} : { before }),
  ...(actor.user.ageGroup ? { audience: actor.user.ageGroup } : {}),
});

/** Reads the texts of one request (CRIS-16). Call it before a transaction opens: reading takes time. */
export async function examine(ctx: MemberCtx, texts: readonly WrittenText[]): Promise<Examination> {
  const place = placeOf(ctx);
  const written = texts.filter((text): text is string => (text ?? "").trim() !== "");
  const finding = worstOf(await Promise.all(written.map((text) => detectCrisis(text, place))));
  return { finding, excerpt: finding.crisis ? await excerptOf(written, place) : null };
}

/** What a verb gets whose route read the person's words before the transaction of the creation opened. */
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
