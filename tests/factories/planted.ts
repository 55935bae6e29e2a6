import { createDataKey, loadDataKey } from "@/lib/core/identity/data-key-repository";
import { CHECK_ITEMS } from "@/lib/features/trauma/checks/constants";
import { db } from "@/lib/server/db";
import { keyProvider } from "@/lib/server/providers";
import { type DataKey, seal } from "@/lib/shared/sealing";
import { SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import { insert, insertEverythingOf } from "../integration/rows";
import { query } from "../support/database";
import type { SignedIn } from "./people";

export interface Planted {
  readonly table: string;
  readonly column: string;
  /** The text stored there, which occurs nowhere else. */
  readonly mark: string;
}

interface Link {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
}

const LINKS = `
  SELECT child.relname AS "table", a.attname AS "column", parent.relname AS "parent"
  FROM pg_constraint c
  JOIN pg_class child ON child.oid = c.conrelid JOIN pg_class parent ON parent.oid = c.confrelid
  JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND child.relnamespace = 'public'::regnamespace`;

/** Every table whose foreign keys lead to a person, directly or indirectly, including `users`. */
export async function tablesOfPeople(): Promise<string[]> {
  const links = await query<Link>(LINKS);
  const found = new Set(["users"]);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { table, parent } of links) if (found.has(parent)) found.add(table);
  }
  return [...found].sort();
}

/** Foreign keys that refer to someone other than the row's owner. */
const OF_OTHERS = new Set([
  "partner2Id",
  "targetUserId",
  "inviteeId",
  "memberId",
  "viewerId",
  "guardianId",
  "approvedById",
]);

/**
 * Ids of a person's own rows, by table; tables without an id column have nothing that can be
 * marked.
 */
async function rowsOf(userId: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const links = (await query<Link>(LINKS)).filter(({ column }) => !OF_OTHERS.has(column));
  const withId = new Set(
    (
      await query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'id'",
      )
    ).map(({ name }) => name),
  );
  const rows = new Map<string, Set<string>>([["users", new Set([userId])]]);
  const queue = ["users"];
  for (let parent = queue.shift(); parent; parent = queue.shift()) {
    for (const link of links.filter(({ parent: of, table }) => of === parent && withId.has(table))) {
      const known = rows.get(link.table) ?? new Set<string>();
      const before = known.size;
      const sql = `SELECT "id"::text FROM ${link.table} WHERE "${link.column}" = ANY($1::uuid[])`;
      for (const { id } of await query<{ id: string }>(sql, [[...(rows.get(parent) ?? [])]])) known.add(id);
      rows.set(link.table, known);
      if (known.size > before) queue.push(link.table);
    }
  }
  return rows;
}

const list = (mark: string) => JSON.stringify([mark]);
const map = (mark: string) => JSON.stringify({ [mark]: 3 });

/**
 * The format of columns that contain more than plain text; null for those with only numbers or
 * fixed values.
 */
const FORMS: Readonly<Record<string, ((mark: string) => string) | null>> = {
  "chat_sessions.safetyLevel": null,
  "chat_messages.metadata": (mark) => JSON.stringify({ suggested_activities: [mark] }),
  "trauma_checks.answers": null,
  "mood_entries.triggers": list,
  "safety_plans.plan": (mark) =>
    JSON.stringify({
      ...{ warningSigns: [mark], ownWays: [], peopleAndPlaces: [], helpers: [], professionals: [] },
      ...{ saferPlace: [], worthLivingFor: [] },
    }),
  "pt_routines.goals": list,
  "pt_routines.targetAreas": list,
  "pt_routines.explanation": (mark) => JSON.stringify({ message: mark, leftOut: [] }),
  "pt_sessions.stopSigns": list,
  "physical_assessments.painLevels": map,
  "physical_assessments.mobilityScores": map,
  "physical_assessments.strengthScores": map,
  "physical_assessments.functionalScores": map,
  "physical_assessments.goals": list,
  "physical_assessments.limitations": list,
  "user_programs.counts": null,
  "certificates.achievementsUnlocked": list,
  "certificates.performanceMetrics": null,
  "relationships.goals": list,
  "relationships.challenges": list,
  // The metadata of a couple's messages never leaves the server.
  "relationship_messages.metadata": null,
  "relationship_assessments.questions": (mark) => JSON.stringify([{ id: "a.1", area: "a", text: mark }]),
  "relationship_assessments.partner1Responses": map,
  "relationship_assessments.partner2Responses": map,
  "relationship_assessments.analysisResults": (mark) => JSON.stringify({ [mark]: [3, 4] }),
  "relationship_assessments.recommendedActions": list,
  "relationship_check_ins.answers": null,
  "post_deliveries.begun": (mark) => mark,
  "outbox.payload": null,
  "idempotency_keys.response": list,
};

const OF_TWO = new Set(["relationships", "relationship_sessions", "relationship_messages", "relationship_assessments"]);
const OF_THE_SERVICE = new Set(["oauth_tokens", "oauth_states", "post_deliveries"]);
interface Keys {
  readonly own: DataKey;
  readonly other: DataKey;
  readonly two: DataKey;
  readonly service: DataKey;
}

function keyFor({ own, other, two, service }: Keys, table: string, column: string): DataKey {
  if (column === "partner1Responses") return own;
  if (column === "partner2Responses") return other;
  if (OF_TWO.has(table)) return two;
  return OF_THE_SERVICE.has(table) ? service : own;
}

/**
 * Plain columns that accept any text: neither fixed values nor anything that is looked up or
 * computed.
 */
const FREE: Readonly<Record<string, readonly string[]>> = {
  users: ["firstName", "lastName", "profileImageUrl", "stripeCustomerId", "stripeSubscriptionId"],
  accounts: ["provider", "providerAccountId"],
  finished_exercises: ["exercise", "approach"],
  crisis_incidents: ["kind", "source"],
  certificates: ["certificateNumber", "recipientName", "programName", "instructorName", "issuingOrganization"],
  relationship_messages: ["senderName"],
  marketing_posts: ["title", "content", "imagePrompt", "videoScript", "imageUrl", "videoUrl"],
  oauth_tokens: ["accountName"],
  post_deliveries: ["sentText", "externalId", "lastReason"],
  subscriptions: ["stripeSubscriptionId"],
  billing_operations: ["target"],
};

/**
 * Inserts a row in every table for a person, with a unique text in every column that accepts text.
 * Each text contains `name`.
 */
export async function plantEverything(who: SignedIn, other: SignedIn, name: string): Promise<Planted[]> {
  const { id } = who.user;
  await insertEverythingOf(id, other.user.id);
  await insert("outbox", { userId: id, kind: "account_notice", dedupeKey: `${name}-${id}`, sentAt: new Date() });
  const [relationship] = await query<{ id: string }>(
    `SELECT "id"::text FROM relationships WHERE "partner1Id" = $1 ORDER BY "createdAt" DESC LIMIT 1`,
    [id],
  );
  const ownerId = relationship?.id ?? "";
  await query(`DELETE FROM data_keys WHERE "ownerId" = $1`, [ownerId]);
  const two = await createDataKey(db(), keyProvider(), { ownerKind: "relationship", ownerId });
  const own = await loadDataKey(db(), keyProvider(), { ownerKind: "person", ownerId: id });
  const answers = seal(
    own,
    { table: "trauma_checks", column: "answers", rowId: await idOf("trauma_checks", id) },
    JSON.stringify(CHECK_ITEMS.map(() => 1)),
  );
  await query(`UPDATE trauma_checks SET "answers" = $2 WHERE "userId" = $1`, [id, answers]);
  await emptyNumbers(id);
  // The planted note has to be an action, because a plain note doesn't count as a step.
  await query(`UPDATE incident_notes SET "action" = 'act', "template" = 'called_person' WHERE "authorId" = $1`, [id]);
  const keys = { own, other: other.ctx.actor.key, two, service: who.ctx.serviceKey };
  return mark(await rowsOf(id), keys, name);
}

const idOf = async (table: string, userId: string): Promise<string> =>
  (await query<{ id: string }>(`SELECT "id"::text FROM ${table} WHERE "userId" = $1`, [userId]))[0]?.id ?? "";

/** Replaces insertEverythingOf's placeholders, which can't be opened. */
async function emptyNumbers(userId: string): Promise<void> {
  await query(`UPDATE user_programs SET "counts" = NULL WHERE "userId" = $1`, [userId]);
  const checkIns = await query<{ id: string }>(
    `SELECT "id"::text FROM relationship_check_ins WHERE "userId" = $1 AND "answers" = 'v1.x'`,
    [userId],
  );
  const key = await loadDataKey(db(), keyProvider(), { ownerKind: "person", ownerId: userId });
  const said = { fear: "no", control: "no", threat: "no", hurt: "unsaid", sex: "no", today: "no" };
  for (const { id } of checkIns) {
    const place = { table: "relationship_check_ins", column: "answers", rowId: id };
    const sealed = seal(key, place, JSON.stringify(said));
    await query(`UPDATE relationship_check_ins SET "answers" = $2 WHERE "id" = $1`, [id, sealed]);
  }
}

async function mark(rows: ReadonlyMap<string, ReadonlySet<string>>, keys: Keys, name: string): Promise<Planted[]> {
  const planted: Planted[] = [];
  for (const [table, [id]] of [...rows].map(([table, ids]) => [table, [...ids]] as const)) {
    if (!id) continue;
    const values = new Map<string, string>();
    const place = (column: string): string => {
      const text = `${name}-${table}-${column}-${keys.own.ownerId.slice(0, 8)}`;
      planted.push({ table, column, mark: text });
      return text;
    };
    for (const column of SEALED_COLUMNS[table as keyof typeof SEALED_COLUMNS] ?? []) {
      const form = FORMS[`${table}.${column}`];
      if (form === null) continue;
      const text = place(column);
      const key = keyFor(keys, table, column);
      values.set(column, seal(key, { table, column, rowId: id }, form?.(text) ?? text));
    }
    for (const column of FREE[table] ?? []) values.set(column, place(column));
    if (values.size === 0) continue;
    const changes = [...values.keys()].map((column, at) => `"${column}" = $${at + 2}`).join(", ");
    await query(`UPDATE ${table} SET ${changes} WHERE "id" = $1`, [id, ...values.values()]);
  }
  return planted;
}
