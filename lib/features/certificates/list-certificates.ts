import type { MemberCtx } from "@/lib/ports/context";
import { findOwnCertificates } from "./repository";
import type { Certificate } from "./types";

/** The caller's certificates, newest first, at most 100 (API-42). */
export const listCertificates = (ctx: MemberCtx): Promise<Certificate[]> =>
  findOwnCertificates(ctx);
