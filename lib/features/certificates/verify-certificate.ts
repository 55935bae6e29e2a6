import type { Ctx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { vouches } from "./facts";
import { initialsOf } from "./holder";
import { findByHash } from "./repository";
import type { VerifyInput } from "./schema";
import type { CertificateCheck } from "./types";

const REFUSED: CertificateCheck = { valid: false };

/**
 * Whether a certificate is genuine, for anyone who has its hash (CERT-09, contract 5). An unknown
 * hash, an altered one and one whose facts were altered all get the same response. It never reveals
 * the program's topic, nor the name of anyone under 18, even if they chose to show it before their
 * age was corrected.
 */
export async function verifyCertificate(
  ctx: Ctx,
  { hash }: VerifyInput,
): Promise<CertificateCheck> {
  const asked = hash.toLowerCase();
  if (!/^[\da-f]{64}$/.test(asked)) return REFUSED;
  const found = await findByHash(ctx, asked);
  if (!found || !vouches(ctx.serviceKey, found, asked)) return REFUSED;
  const { recipientName } = found;
  const isWhole = found.nameShown && recipientName !== "" && !isChildMode(found.user);
  return {
    valid: true,
    certificateNumber: found.certificateNumber,
    issueDate: found.issueDate.toISOString(),
    issuingOrganization: found.issuingOrganization,
    recipient: isWhole ? recipientName : initialsOf(recipientName),
  };
}
