import type { Ctx } from "@/lib/ports/context";
import { ENDED_SEAT_DAYS } from "../constants";
import { dropEndedBefore } from "./repository";

const KEPT_MS = ENDED_SEAT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The `retention` job: no address is kept for a seat that ended long ago. Safe to run twice and in
 * parallel.
 */
export const dropEndedSeats = (ctx: Ctx): Promise<number> =>
  dropEndedBefore(ctx, new Date(ctx.now().getTime() - KEPT_MS));
