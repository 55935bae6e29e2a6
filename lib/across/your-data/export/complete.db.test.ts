import { GET } from "@/app/api/account/export/route";
import { newId, newToken } from "@/lib/shared/ids";
import { seal } from "@/lib/shared/sealing";
import { PLAIN_COLUMNS } from "@/lib/shared/stored-columns";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { plantEverything, tablesOfPeople } from "@/tests/factories/planted";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { FIELDS, type Table } from "./fields";
import { LEFT_OUT, TABLES_LEFT_OUT } from "./left-out";

type Entry = Record<string, unknown>;
interface File {
  readonly parts: Record<string, { fields: Record<string, string>; entries: Entry[] }>;
  readonly complete: boolean;
}

const exported = async ({ cookie }: SignedIn, more = ""): Promise<{ text: string; file: File }> => {
  const { text, status, json } = await ask(GET, { cookie, path: `/api/account/export?format=json${more}` });
  expect(status).toBe(200);
  return { text, file: json<File>() };
};

/** The audit trail has no foreign key, so it outlives people. */
const told = async (): Promise<string[]> =>
  [...(await tablesOfPeople()), "audit_events"].filter((table) => !(table in TABLES_LEFT_OUT));

const columnsOf = async (table: string): Promise<string[]> =>
  (
    await query<{ name: string }>(
      "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
      [table],
    )
  ).map(({ name }) => name);

describe("what a download tells of", () => {
  it("R-11 every column of every table that leads to a person is told, or left out for a reason", async () => {
    const tables = await told();
    expect(tables.length).toBeGreaterThan(35);
    for (const table of tables) {
      const fields = Object.keys(FIELDS[table as Table] ?? {});
      const out = Object.keys(LEFT_OUT[table] ?? {});
      const columns = await columnsOf(table);
      expect([table, columns.filter((column) => !fields.includes(column) && !out.includes(column))]).toEqual([
        table,
        [],
      ]);
      expect([table, out.filter((column) => fields.includes(column) || !columns.includes(column))]).toEqual([
        table,
        [],
      ]);
    }
    expect(Object.keys({ ...FIELDS, ...LEFT_OUT }).filter((table) => !tables.includes(table))).toEqual([]);
  });

  it("R-11 no secret and no fingerprint is among what is told", () => {
    const hashes = Object.entries(PLAIN_COLUMNS).flatMap(([table, columns]) =>
      Object.entries(columns)
        .filter(([, reason]) => /^a hash|wrapping key|already encrypted/.test(reason))
        .map(([column]) => `${table}.${column}`),
    );
    const fields = Object.entries(FIELDS).flatMap(([table, columns]) =>
      Object.keys(columns).map((column) => `${table}.${column}`),
    );
    // Printed on the certificate and only useful to its holder.
    expect(fields.filter((field) => hashes.includes(field))).toEqual(["certificates.verificationHash"]);
    expect(fields.filter((field) => /\.(.*token|.*secret|verifier|sid|payload)/i.test(field))).toEqual([]);
  });
});

/** Tables whose rows belong to both partners, whichever of them they reference. */
const SHARED = /^(relationships|relationship_sessions|relationship_messages|relationship_assessments)$/;
const isTold = ({ table, column }: { table: string; column: string }): boolean =>
  column in (FIELDS[table as Table] ?? {}) || column === "partner1Responses";

describe("a person about whom everything is stored", () => {
  const people = async (): Promise<[SignedIn, SignedIn]> => [await signIn(), await signIn()];

  it("R-11 finds every text of theirs, and none of those that are left out", async () => {
    const [kim, noah] = await people();
    const planted = await plantEverything(kim, noah, "own");
    const { text, file } = await exported(kim, "&include=everything");
    expect(planted.length).toBeGreaterThan(75);
    const missing = planted.filter((place) => isTold(place) && !text.includes(place.mark));
    const told = planted.filter((place) => !isTold(place) && text.includes(place.mark));
    expect([missing, told]).toEqual([[], []]);
    expect(text).not.toMatch(/"v1u?\.[\w-]{38,}/);
    expect(text).not.toContain('"unreadable"');
    expect(file.complete).toBe(true);
    for (const [name, { entries }] of Object.entries(file.parts)) {
      if (!["consents", "invitations"].includes(name))
        expect([name, entries.length]).toEqual([name, expect.any(Number)]);
    }
    const empty = Object.entries(file.parts).filter(([, { entries }]) => entries.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
  });

  it("R-11 every field that is named stands in an entry", async () => {
    const [kim, noah] = await people();
    await plantEverything(kim, noah, "own");
    const { file } = await exported(kim, "&include=everything");
    for (const [name, { fields, entries }] of Object.entries(file.parts)) {
      const found = new Set(entries.flatMap((entry) => [...pathsOf(entry)]));
      const missing = Object.keys(fields).filter((field) => !found.has(field));
      expect([name, missing]).toEqual([name, NOT_OF_OWN_ROWS[name] ?? []]);
    }
  });

  it("R-11 nothing of the other's is found but what two people share", async () => {
    const [kim, noah] = await people();
    await plantEverything(kim, noah, "own");
    const planted = await plantEverything(noah, kim, "other");
    const { text } = await exported(kim);
    const found = planted.filter(({ mark }) => text.includes(mark));
    // The partner's first name is shown in their shared conversation, and this person's answers in the partner's row
    // are this person's data.
    const names = found.filter(({ table, column }) => !SHARED.test(table) && column !== "firstName");
    expect([names, found.filter(({ column }) => column === "partner1Responses")]).toEqual([[], []]);
    expect(found.map(({ table }) => table)).toEqual(expect.arrayContaining(["relationships", "relationship_messages"]));
    expect(text).not.toContain(noah.user.id);
    expect(text).not.toContain(noah.user.email);
  });
});

/** Fields that only occur in rows that someone else created: things received or taken. */
const NOT_OF_OWN_ROWS: Readonly<Record<string, readonly string[]>> = {
  invitations: ["inviterName", "declinedAt"],
  familyPlaces: ["ownerName", "declinedAt"],
};

function* pathsOf(entry: Entry, before = ""): Generator<string> {
  for (const [field, value] of Object.entries(entry)) {
    yield `${before}${field}`;
    if (Array.isArray(value)) {
      for (const inner of value) if (typeof inner === "object" && inner) yield* pathsOf(inner, `${before}${field}.`);
    }
  }
}

describe("what two people wrote", () => {
  async function talk() {
    const [maya, noah] = [await signIn({ firstName: "Maya" }), await signIn({ firstName: "Noah" })];
    await plantEverything(maya, noah, "own");
    const [room] = await query<{ id: string }>(
      `SELECT s."id"::text FROM relationship_sessions s JOIN relationships r ON r."id" = s."relationshipId"
       WHERE r."partner1Id" = $1`,
      [maya.user.id],
    );
    return { maya, noah, sessionId: room?.id ?? "" };
  }

  const write = async (by: SignedIn, sessionId: string, text: string, to: { target?: string; ai?: true } = {}) => {
    const id = newId();
    const sender = to.ai ? { senderType: "ai" } : { senderType: "user", senderId: by.user.id };
    const content = seal(by.ctx.actor.key, { table: "relationship_messages", column: "content", rowId: id }, text);
    const row = { id, sessionId, ...sender, senderName: "X", content, isPrivate: true, targetUserId: to.target };
    await insert("relationship_messages", row);
  };

  it("R-11 COUP-10 own private messages and their answers are there, the other's are not", async () => {
    const { maya, noah, sessionId } = await talk();
    await write(maya, sessionId, "maya-alone");
    await write(maya, sessionId, "answer-for-maya", { ai: true, target: maya.user.id });
    await write(noah, sessionId, "noah-alone");
    await write(noah, sessionId, "answer-for-noah", { ai: true, target: noah.user.id });
    const [hers, his] = [(await exported(maya)).text, (await exported(noah)).text];
    for (const [text, own, other] of [
      [hers, "maya", "noah"],
      [his, "noah", "maya"],
    ] as const) {
      expect(text).toContain(`${own}-alone`);
      expect(text).toContain(`answer-for-${own}`);
      expect(text).not.toContain(`${other}-alone`);
      expect(text).not.toContain(`answer-for-${other}`);
    }
    expect(his).toContain(`own-relationship_messages-content-${maya.user.id.slice(0, 8)}`);
    expect(his).not.toContain("own-relationship_assessments-partner1Responses");
  });

  it("R-11 the private questions come on request alone, and need a sign-in that is fresh", async () => {
    const { maya } = await talk();
    expect((await exported(maya)).text).not.toContain('"privateQuestions":[');
    expect((await exported(maya, "&include=private-questions")).text).toContain('"fear":"no"');
    await query(`UPDATE sessions SET "sess" = '{"signedInAt":"2020-01-01T00:00:00Z"}' WHERE "userId" = $1`, [
      maya.user.id,
    ]);
    const path = "/api/account/export?include=private-questions";
    const refused = await ask(GET, { cookie: maya.cookie, path });
    expect([refused.status, refused.json().code]).toEqual([401, "reauth_required"]);
    expect((await exported(maya)).file.complete).toBe(true);
  });

  it("R-11 an invitation that somebody sent is there as it was shown, without its sender's address", async () => {
    const [kim, noah] = [await signIn(), await signIn({ firstName: "Noah" })];
    const id = newId();
    const sealed = (column: string, text: string) =>
      seal(noah.ctx.actor.key, { table: "partner_invitations", column, rowId: id }, text);
    await insert("partner_invitations", {
      id,
      inviterId: noah.user.id,
      inviteeId: kim.user.id,
      inviteeEmail: sealed("inviteeEmail", kim.user.email),
      personalMessage: sealed("personalMessage", "words-for-kim"),
      inviteeEmailIndex: "i",
      relationshipType: "friend",
      tokenHash: newToken(),
      status: "declined",
      declinedAt: new Date(),
      expiresAt: new Date(),
    });
    const { text, file } = await exported(kim);
    expect(file.parts.invitations?.entries).toEqual([
      expect.objectContaining({ direction: "received", inviterName: "Noah", personalMessage: "words-for-kim" }),
    ]);
    expect(text).not.toContain(noah.user.email);
    expect(text).not.toContain(noah.user.id);
  });
});
