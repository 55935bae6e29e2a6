import type { DataKey } from "@/lib/shared/sealing";
import { type Facts, hashOf, newCertificateNumber, vouches } from "./facts";

const key: DataKey = { ownerKind: "service", ownerId: "s", version: 1, key: Buffer.alloc(32, 5) };
const facts: Facts = {
  id: "a",
  userId: "b",
  programId: "c",
  userProgramId: "d",
  certificateNumber: "WILLOW-2026-7F3K-92QD",
  recipientName: "Maya Rao",
  programName: "Sleep Again",
  completionDate: new Date("2026-11-20T20:45:00Z"),
  issueDate: new Date("2026-11-20T20:45:00Z"),
  validUntil: null,
  instructorName: "Sage, AI guide",
  issuingOrganization: "Willow",
  certificateType: "completion",
};

describe("the hash of a certificate", () => {
  it("DATA-18 is 64 hex digits and vouches for exactly these facts", () => {
    const hash = hashOf(key, facts);
    expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(vouches(key, facts, hash)).toBe(true);
    expect(vouches(key, facts, hash.slice(1))).toBe(false);
  });

  it.each(Object.keys(facts) as (keyof Facts)[])("CERT-09 is another one when %s is changed", (field) => {
    const value = facts[field];
    const changed = value instanceof Date ? new Date(value.getTime() + 1) : value === null ? new Date(0) : `${value}x`;
    expect(vouches(key, { ...facts, [field]: changed }, hashOf(key, facts))).toBe(false);
  });

  it("cannot be made without the service's key, and no text can pass from one fact into the next", () => {
    expect(hashOf({ ...key, key: Buffer.alloc(32, 6) }, facts)).not.toBe(hashOf(key, facts));
    const shifted = { ...facts, recipientName: "Maya", programName: "Rao Sleep Again" };
    expect(hashOf(key, shifted)).not.toBe(hashOf(key, { ...facts, recipientName: "Maya Rao" }));
  });
});

it("DATA-18 numbers carry the year and eight letters that cannot be mistaken, and repeat hardly ever", () => {
  const at = new Date("2026-11-20T20:45:00Z");
  const numbers = new Set(Array.from({ length: 2000 }, () => newCertificateNumber(at)));
  expect(numbers.size).toBe(2000);
  for (const number of numbers) {
    expect(number).toMatch(/^WILLOW-2026-[\dA-HJKMNP-TV-Z]{4}-[\dA-HJKMNP-TV-Z]{4}$/);
  }
});
