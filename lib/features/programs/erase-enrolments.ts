import type { MemberCtx } from "@/lib/ports/context";
import { deleteOwnEnrolments } from "./enrolment-repository";

/** Removes all enrolments of the caller, and with them the certificates. */
export const eraseEnrolments = (ctx: MemberCtx): Promise<void> => deleteOwnEnrolments(ctx);
