import { db } from "@/lib/server/db";
import { SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import { printFigures, secondsSince } from "@/tests/support/figures";
import { createOwnDatabase, type OwnDatabase, workOn } from "@/tests/support/own-database";
import { Planted } from "./planted";
import { plantAtTheDesk, plantBetweenTwo, plantInMovement, plantInOwnPages, plantInTalks } from "./planting";

const TEXTS = 1_000;

/**
 * Sealed columns without text in a person's own words: filled by the server, from lists, or by a
 * platform.
 */
const NOT_TYPED = new Set([
  "users.culturalBackground",
  "users.religion",
  "trauma_checks.answers",
  "pt_sessions.stopSigns",
  "exercise_performance.aiComments",
  "physical_assessments.mobilityScores",
  "physical_assessments.strengthScores",
  "physical_assessments.functionalScores",
  "user_programs.counts",
  "certificates.achievementsUnlocked",
  "certificates.performanceMetrics",
  "relationship_assessments.title",
  "relationship_assessments.questions",
  "relationship_assessments.partner1Responses",
  "relationship_assessments.partner2Responses",
  "relationship_assessments.analysisResults",
  "relationship_assessments.recommendedActions",
  "relationship_check_ins.answers",
  "family_seats.inviteeEmail",
  "oauth_tokens.accessToken",
  "oauth_tokens.refreshToken",
  "oauth_states.verifier",
  "post_deliveries.begun",
]);

let own: OwnDatabase;
let said = "";
beforeAll(async () => {
  own = await createOwnDatabase();
  workOn(own);
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream) as (part: string, ...rest: unknown[]) => boolean;
    jest.spyOn(stream, "write").mockImplementation((part, ...rest) => {
      said += String(part);
      return write(String(part), ...(rest as []));
    });
  }
});
afterAll(() => own.drop());

async function plant(): Promise<Planted> {
  const planted = new Planted();
  while (planted.count < TEXTS) {
    await plantInTalks(planted);
    await plantInOwnPages(planted);
    await plantInMovement(planted);
    await plantBetweenTwo(planted);
    await plantAtTheDesk(planted);
  }
  return planted;
}

/** The whole database like a dump: every row of every table as text. */
async function dump(): Promise<string> {
  const tables = await own.query<{ name: string }>(
    "SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const rows = await own.query<{ line: string }>(`SELECT t::text || to_jsonb(t)::text AS line FROM ${name} t`);
    parts.push(...rows.map(({ line }) => line));
  }
  return parts.join("\n");
}

/**
 * The database's files on disk, including overwritten or deleted data that hasn't been cleared yet.
 */
async function files(): Promise<string> {
  await own.query("CHECKPOINT");
  const rows = await own.query<{ bytes: Buffer }>(
    `SELECT pg_read_binary_file(place || '/' || name) AS bytes
     FROM (SELECT 'base/' || oid AS place FROM pg_database WHERE datname = current_database()) AS here,
       LATERAL pg_ls_dir(place) AS name WHERE name ~ '^[0-9]+$'`,
  );
  return rows.map(({ bytes }) => bytes.toString("latin1")).join("\n");
}

/** How often each form of the mark occurs in a text; forms that don't occur are omitted. */
const hitsIn = (text: string, planted: Planted): Record<string, number> =>
  Object.fromEntries(
    Object.entries(planted.forms()).flatMap(([form, mark]) => {
      const hits = text.split(mark).length - 1;
      return hits === 0 ? [] : [[form, hits]];
    }),
  );

async function emptySealedColumns(): Promise<string[]> {
  const empty: string[] = [];
  for (const [table, columns] of Object.entries(SEALED_COLUMNS)) {
    for (const column of columns) {
      if (NOT_TYPED.has(`${table}.${column}`)) continue;
      const rows = await own.query(`SELECT 1 FROM ${table} WHERE "${column}" IS NOT NULL LIMIT 1`);
      if (rows.length === 0) empty.push(`${table}.${column}`);
    }
  }
  return empty;
}

it("the search finds a text in every form that it looks for", async () => {
  const planted = new Planted();
  const text = planted.name();
  const bytes = (before: string) => Buffer.from(`${before}${text}.`, "utf8");
  const forms = [
    ...[text, text.toUpperCase(), [...text].reverse().join("")],
    ...[bytes("").toString("hex"), bytes("").toString("hex").toUpperCase()],
    ...["", "a", "ab"].map((before) => bytes(before).toString("base64")),
    Buffer.from(text, "utf16le").toString("latin1"),
    [...text].map((letter) => `\\u00${letter.charCodeAt(0).toString(16)}`).join(""),
  ];
  expect(Object.keys(hitsIn(forms.join("\n"), planted)).sort()).toEqual(Object.keys(planted.forms()).sort());
});

it("DATA-35 a dump of the database, its files and the log hold none of a thousand texts that were written through every call", async () => {
  const started = performance.now();
  const planted = await plant();
  const [dumped, onDisk] = [await dump(), await files()];
  // Names are stored in plain text, so a search that doesn't find them looked in the wrong place.
  expect(dumped).toContain("Maya");
  expect(onDisk).toContain("Maya");
  expect(await db().user.count()).toBeGreaterThan(20);
  const hits = { dump: hitsIn(dumped, planted), files: hitsIn(onDisk, planted), log: hitsIn(said, planted) };
  const found = Object.values(hits).flatMap((forms) => Object.values(forms));
  printFigures("dump searched", {
    ...{ texts: planted.count, forms: Object.keys(planted.forms()).length },
    ...{ "MB searched": Math.round((dumped.length + onDisk.length + said.length) / 1e6) },
    ...{ hits: found.reduce((sum, count) => sum + count, 0), "took s": secondsSince(started) },
  });
  expect(await emptySealedColumns()).toEqual([]);
  expect(planted.count).toBeGreaterThanOrEqual(TEXTS);
  expect(hits).toEqual({ dump: {}, files: {}, log: {} });
}, 120_000);
