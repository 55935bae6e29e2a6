import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import type { DataKey } from "@/lib/shared/sealing";

/**
 * The facts a certificate's hash vouches for. If any of them is changed, even in the database, the
 * certificate is refused.
 */
export interface Facts {
  readonly id: string;
  readonly userId: string;
  readonly programId: string;
  readonly userProgramId: string;
  readonly certificateNumber: string;
  readonly recipientName: string;
  readonly programName: string;
  readonly completionDate: Date;
  readonly issueDate: Date;
  readonly validUntil: Date | null;
  readonly instructorName: string;
  readonly issuingOrganization: string;
  readonly certificateType: string;
}

const FORMAT = "willow certificate v1";

/**
 * HMAC-SHA-256 over the facts, hex. Its key comes from the service's data key, which stays the same
 * when the keys that wrap it are rotated: a paper certificate must stay valid for years (decision
 * 0033).
 */
export function hashOf(serviceKey: DataKey, facts: Facts): string {
  const key = Buffer.from(hkdfSync("sha256", serviceKey.key, "", FORMAT, 32));
  const parts = [
    FORMAT,
    facts.id,
    facts.userId,
    facts.programId,
    facts.userProgramId,
    facts.certificateNumber,
    facts.recipientName,
    facts.programName,
    facts.completionDate.toISOString(),
    facts.issueDate.toISOString(),
    facts.validUntil?.toISOString() ?? null,
    facts.instructorName,
    facts.issuingOrganization,
    facts.certificateType,
  ];
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("hex");
}

/** Whether the stored hash matches the stored facts; compared in constant time. */
export function vouches(serviceKey: DataKey, facts: Facts, hash: string): boolean {
  const expected = Buffer.from(hashOf(serviceKey, facts));
  const given = Buffer.from(hash);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Crockford's digits: none can be mistaken for another on paper (base 32,
 * crockford.com/base32.html).
 */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * "WILLOW-2026-7F3K-92QD": the year of issue (UTC) and forty random bits. It isn't a counter, so it
 * doesn't reveal how many people finished, or in which order.
 */
export function newCertificateNumber(issuedAt: Date, random: Uint8Array = randomBytes(8)): string {
  const digits = [...random].map((byte) => DIGITS[byte % DIGITS.length]).join("");
  return `WILLOW-${issuedAt.getUTCFullYear()}-${digits.slice(0, 4)}-${digits.slice(4, 8)}`;
}
