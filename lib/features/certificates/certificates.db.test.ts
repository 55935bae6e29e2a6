import { GET as printed } from "@/app/api/certificates/[id]/pdf/route";
import { PATCH, GET as readOne } from "@/app/api/certificates/[id]/route";
import { GET } from "@/app/api/certificates/route";
import { GET as verify } from "@/app/api/certificates/verify/[hash]/route";
import { newId } from "@/lib/shared/ids";
import { type PersonOptions, type SignedIn, signIn } from "@/tests/factories/people";
import { insertProgram } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { readPdf } from "@/tests/support/read-pdf";
import { ask } from "@/tests/support/request";
import { issueCertificate } from "./issue-certificate";
import { printCertificate } from "./print-certificate";
import type { Certificate } from "./types";

interface Holder extends SignedIn {
  readonly certificate: Certificate;
}

/**
 * Someone with a certificate from a program whose name would reveal something about their health.
 */
async function holder(options: PersonOptions = {}): Promise<Holder> {
  const person = await signIn({ firstName: "Maya", lastName: "Rao", ...options });
  const programId = await insertProgram();
  const [row] = await query<{ id: string }>(
    `INSERT INTO user_programs ("userId", "programId", progress, status, "completedAt", "certificateGenerated")
     VALUES ($1, $2, 100, 'completed', now(), true) RETURNING id`,
    [person.user.id, programId],
  );
  await issueCertificate(person.ctx, {
    programId,
    userProgramId: row?.id ?? "",
    programName: "Living with Depression",
    completedAt: new Date("2026-11-20T20:45:00Z"),
    metrics: { days: 42, moodDays: 41, conversations: 8 },
  });
  const [certificate] = (await ask(GET, { cookie: person.cookie })).json<Certificate[]>();
  if (!certificate) throw new Error("no certificate");
  return { ...person, certificate };
}

const check = (hash: string) => ask(verify, { params: { hash } });
const pdf = (cookie: string | undefined, id: string, paper?: string) =>
  ask(printed, { cookie, params: { id }, path: `/api/certificates/${id}/pdf${paper ? `?paper=${paper}` : ""}` });
const REFUSED = { valid: false };

describe("a holder's certificates", () => {
  it("API-42 DATA-18 are listed with what they say, and only to their holder", async () => {
    const [maya, other] = await Promise.all([holder(), signIn()]);
    expect(maya.certificate).toMatchObject({
      userId: maya.user.id,
      recipientName: "Maya Rao",
      programName: "Living with Depression",
      achievementsUnlocked: ["Over 42 days", "41 days with a check-in", "8 conversations with Sage"],
      performanceMetrics: { days: 42, moodDays: 41, conversations: 8 },
      certificateType: "completion",
      downloadCount: 0,
      lastDownloaded: null,
    });
    expect(maya.certificate.certificateNumber).toMatch(/^WILLOW-2026-/);
    expect((await ask(GET, { cookie: other.cookie })).json()).toEqual([]);
    expect((await ask(GET)).status).toBe(401);
  });

  it("AUTH-12 are 404 to everybody else, by every call", async () => {
    const [maya, other] = await Promise.all([holder(), signIn()]);
    const params = { id: maya.certificate.id };
    const { cookie } = other;
    const answers = [
      await ask(readOne, { cookie, params }),
      await ask(PATCH, { method: "PATCH", cookie, params, body: { nameShown: true } }),
      await pdf(cookie, params.id),
      await pdf(cookie, newId()),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await pdf(undefined, params.id)).status).toBe(401);
    expect((await ask(readOne, { cookie: maya.cookie, params })).json()).toMatchObject({ downloadCount: 0 });
  });
});

describe("the PDF", () => {
  it("CERT-09 opens, names person and program, and its code leads to a page that confirms it", async () => {
    const { ctx, certificate } = await holder();
    const { name, bytes } = await printCertificate(ctx, { id: certificate.id, paper: "a4" });
    expect(name).toBe(`${certificate.certificateNumber.toLowerCase()}.pdf`);
    const paper = await readPdf(bytes);
    expect(paper.totalPages).toBe(1);
    for (const words of ["Maya Rao", "Living with Depression", certificate.certificateNumber, "November 20, 2026"]) {
      expect(paper.text).toContain(words);
    }
    expect(paper.info).toMatchObject({ Title: "Certificate: Living with Depression", Language: "en" });
    const address = `http://localhost:3000/certificates/verify/${certificate.verificationHash}`;
    expect(paper.codes).toEqual([address]);
    expect(paper.links).toEqual([address]);
    const hash = new URL(paper.codes[0] ?? "").pathname.split("/").at(-1) ?? "";
    expect((await check(hash)).json()).toMatchObject({ valid: true });
  });

  it("CERT-09 is a file to keep, on the paper that is asked for, and each one is counted", async () => {
    const { cookie, certificate } = await holder();
    const { id } = certificate;
    const answer = await pdf(cookie, id, "letter");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment; filename="willow-2026-[\w-]+\.pdf"$/);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect(answer.text.startsWith("%PDF-1.7")).toBe(true);
    await pdf(cookie, id);
    expect((await pdf(cookie, id, "napkin")).status).toBe(400);
    const [listed] = (await ask(GET, { cookie })).json<Certificate[]>();
    expect(listed?.downloadCount).toBe(2);
    expect(Date.now() - Date.parse(listed?.lastDownloaded ?? "")).toBeLessThan(60_000);
  });
});

it("refuses the twenty-first sheet within a minute", async () => {
  const { cookie, user, certificate } = await holder();
  await query(`INSERT INTO rate_limits (key, "windowStart", count) VALUES ($1, now(), 20)`, [`paper:${user.id}`]);
  const refused = await pdf(cookie, certificate.id);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
});

describe("the public check", () => {
  it("CERT-09 confirms number, date, issuer and initials, and names no health detail", async () => {
    const { certificate } = await holder();
    const answer = await check(certificate.verificationHash);
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({
      valid: true,
      certificateNumber: certificate.certificateNumber,
      issueDate: "2026-11-20T20:45:00.000Z",
      issuingOrganization: "Willow",
      recipient: "M. R.",
    });
    expect(answer.text).not.toMatch(/Depression|Maya|check-in|Sage/);
    expect((await check(certificate.verificationHash.toUpperCase())).json()).toMatchObject({ valid: true });
  });

  it("CERT-09 refuses a changed hash, an unknown one and nonsense with one and the same answer", async () => {
    const { certificate } = await holder();
    const { verificationHash: hash } = certificate;
    const changed = `${hash.slice(0, -1)}${hash.endsWith("0") ? "1" : "0"}`;
    for (const asked of [changed, "0".repeat(64), hash.slice(0, 63), `${hash}0`, "%00", "'; DROP TABLE users"]) {
      const answer = await check(asked);
      expect([answer.status, answer.json()]).toEqual([200, REFUSED]);
    }
  });

  it.each([
    ["recipientName", "'Somebody Else'"],
    ["programName", "'Medicine'"],
    ["certificateNumber", "'WILLOW-2026-0000-' || left(id::text, 4)"],
    ["issueDate", "now() - interval '3 years'"],
    ["issuingOrganization", "'A University'"],
  ])("CERT-09 refuses a certificate whose %s was changed in the database", async (column, value) => {
    const { certificate } = await holder();
    await query(`UPDATE certificates SET "${column}" = ${value} WHERE id = $1`, [certificate.id]);
    expect((await check(certificate.verificationHash)).json()).toEqual(REFUSED);
  });

  it("shows the whole name only while an adult holder wants it", async () => {
    const { cookie, certificate, user } = await holder();
    const show = (nameShown: unknown) =>
      ask(PATCH, { method: "PATCH", cookie, params: { id: certificate.id }, body: { nameShown } });
    expect((await show(true)).json()).toMatchObject({ id: certificate.id, nameShown: true });
    expect((await check(certificate.verificationHash)).json()).toMatchObject({ recipient: "Maya Rao" });
    const aged = (age: number, ageGroup: string) =>
      query(`UPDATE users SET age = $2, "ageGroup" = $3, "isChildAccount" = $2 < 18 WHERE id = $1`, [
        user.id,
        age,
        ageGroup,
      ]);
    await aged(15, "teen");
    expect((await check(certificate.verificationHash)).json()).toMatchObject({ recipient: "M. R." });
    await aged(34, "adult");
    expect((await show("yes")).status).toBe(400);
    await show(false);
    expect((await check(certificate.verificationHash)).json()).toMatchObject({ recipient: "M. R." });

    const child = await holder({ age: 15 });
    const refused = await ask(PATCH, {
      method: "PATCH",
      cookie: child.cookie,
      params: { id: child.certificate.id },
      body: { nameShown: true },
    });
    expect(refused.status).toBe(403);
    expect((await check(child.certificate.verificationHash)).json()).toMatchObject({
      recipient: "M. R.",
      issuingOrganization: "Willow Kids",
    });
  });

  it("knows nothing more of somebody whose account is gone", async () => {
    const { user, certificate } = await holder();
    await query("DELETE FROM users WHERE id = $1", [user.id]);
    expect((await check(certificate.verificationHash)).json()).toEqual(REFUSED);
    expect(await query("SELECT 1 FROM certificates WHERE id = $1", [certificate.id])).toEqual([]);
  });
});
