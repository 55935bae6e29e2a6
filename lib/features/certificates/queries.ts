import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findOwnCertificate, findOwnCertificates } from "./repository";
import type { CertificateInput } from "./schema";
import type { Certificate } from "./types";

/** The caller's certificates, newest first, at most 100 (API-42). */
export const listCertificates = (ctx: MemberCtx): Promise<Certificate[]> =>
  findOwnCertificates(ctx);

/** @throws Failure not_found, also if it's someone else's (AUTH-12) */
export async function readCertificate(
  ctx: MemberCtx,
  { id }: CertificateInput,
): Promise<Certificate> {
  const certificate = await findOwnCertificate(ctx, id);
  if (!certificate) throw notFound("This certificate");
  return certificate;
}
