import type { Ctx } from "@/lib/ports/context";
import { forgetGuardiansOfAdults } from "./repository";

/**
 * Somebody is of age: what their parent was asked and said stays as the proof, with its days and the number of the account that
 * answered; the address, which nothing uses any more, goes (GDPR 5(1)(c); decision 0042). For the transaction that makes them so, and
 * without an id for everybody: the job `retention` finds those who were of age before.
 */
export const forgetAddresses = (ctx: Ctx, userId?: string): Promise<number> => forgetGuardiansOfAdults(ctx, userId);
