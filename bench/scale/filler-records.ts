import { type Amounts, MESSAGES_A_TALK } from "./amounts";
import { type Filler, id, inTurn, over, personId, sealed } from "./filler";

const share = (part: number) => (amounts: Amounts) => Math.floor(amounts.filler * part);
const YEAR = 365;
/** Referrals that the job hasn't added to their month yet. */
const NOT_YET = 5;
/** Lengths of sealed texts, as the demo's people wrote them (docs/scale.md). */
const [QUESTION, ANSWER, TURN] = [123, 198, 124];
const MOODS = "(ARRAY['happy','sad','anxious','angry','neutral','confused'])[1 + n % 6]::\"Mood\"";

/** People's activity, and the service's records of it. */
export const RECORDS: readonly Filler[] = [
  {
    table: "mood_entries",
    rows: ({ moods }) => moods,
    insert: (amounts) => `
      INSERT INTO mood_entries ("id", "userId", "mood", "moodScore", "notes", "createdAt")
      SELECT gen_random_uuid(), ${inTurn("n", amounts)}, ${MOODS}, 1 + n % 10, CASE WHEN n % 3 > 0 THEN ${sealed(QUESTION)} END, ${over(YEAR, "n", amounts.moods)} FROM series`,
  },
  {
    table: "chat_sessions",
    rows: ({ talks }) => talks,
    insert: (amounts) => `
      INSERT INTO chat_sessions ("id", "userId", "title", "mood", "revision", "createdAt", "updatedAt")
      SELECT ${id("talk", "n")}, ${inTurn("n", amounts)}, ${sealed(60)}, 'sad', ${MESSAGES_A_TALK}, at, at
      FROM (SELECT n, ${over(YEAR, "n", amounts.talks)} AS at FROM series) AS talk`,
  },
  {
    table: "chat_messages",
    rows: ({ messages }) => messages,
    insert: ({ talks }) => `
      INSERT INTO chat_messages ("id", "sessionId", "role", "content", "metadata", "clientKey", "createdAt", "completedAt")
      SELECT gen_random_uuid(), ${id("talk", "talk")}, (CASE WHEN asks THEN 'user' ELSE 'assistant' END)::"MessageRole",
        CASE WHEN asks THEN ${sealed(QUESTION)} ELSE ${sealed(ANSWER)} END, CASE WHEN NOT asks THEN ${sealed(TURN)} END,
        CASE WHEN asks THEN gen_random_uuid() END, at, at
      FROM (SELECT 1 + (n - 1) / ${MESSAGES_A_TALK} AS talk, n % 2 = 1 AS asks,
        ${over(YEAR, `(1 + (n - 1) / ${MESSAGES_A_TALK})`, talks)} + n % ${MESSAGES_A_TALK} * interval '1 minute' AS at FROM series) AS message`,
  },
  {
    table: "finished_exercises",
    rows: ({ talks }) => Math.floor(talks / 4),
    insert: (amounts) => `
      INSERT INTO finished_exercises ("id", "userId", "sessionId", "exercise", "approach", "finishedAt")
      SELECT gen_random_uuid(), ${inTurn("n * 4", amounts)}, ${id("talk", "n * 4")}, 'breathing', 'cbt', ${over(YEAR, "n * 4", amounts.talks)} FROM series`,
  },
  {
    table: "memory_items",
    rows: share(1),
    insert: () => `
      INSERT INTO memory_items ("id", "userId", "content") SELECT gen_random_uuid(), ${personId("n")}, ${sealed(100)} FROM series`,
  },
  {
    table: "safety_plans",
    rows: share(0.1),
    insert: () => `
      INSERT INTO safety_plans ("id", "userId", "plan") SELECT gen_random_uuid(), ${personId("n * 10")}, ${sealed(1500)} FROM series`,
  },
  {
    table: "crisis_incidents",
    rows: ({ incidents }) => incidents,
    insert: (amounts) => `
      INSERT INTO crisis_incidents ("id", "userId", "severity", "kind", "source", "description", "excerpt", "acknowledgedAt", "resolved", "resolvedAt", "createdAt")
      SELECT ${id("incident", "n")}, ${inTurn("n * 7", amounts)}, (ARRAY['moderate','high','imminent'])[1 + n % 3]::"Severity", 'suicide', 'chat_message',
        ${sealed(120)}, ${sealed(120)}, CASE WHEN done THEN at + interval '1 second' * (20 + n * 7919 % 580) END, done,
        CASE WHEN done THEN at + interval '1 second' * (600 + n * 104729 % 172000) END, at
      FROM (SELECT n, n <= ${amounts.incidents - amounts.openIncidents} AS done, ${over(YEAR, "n", amounts.incidents)} AS at FROM series) AS incident`,
  },
  {
    table: "incident_notes",
    rows: ({ incidents }) => incidents * 2,
    insert: () => `
      INSERT INTO incident_notes ("id", "incidentId", "action", "text")
      SELECT gen_random_uuid(), ${id("incident", "(n + 1) / 2")}, 'act', ${sealed(90)} FROM series`,
  },
  {
    table: "crisis_counts",
    rows: ({ incidents }) => incidents,
    insert: ({ incidents }) => `
      INSERT INTO crisis_counts ("id", "day", "kind", "severity", "isChild", "summed")
      SELECT gen_random_uuid(), (${over(YEAR, "n", incidents)})::date, (ARRAY['suicide','self_harm','abuse','psychosis'])[1 + n % 4],
        (ARRAY['moderate','high','imminent'])[1 + n % 3]::"Severity", n % 10 = 0, n <= ${incidents - NOT_YET} FROM series`,
  },
  {
    table: "crisis_months",
    rows: () => 1,
    insert: () => `
      INSERT INTO crisis_months ("month", "kind", "severity", "isChild", "count")
      SELECT date_trunc('month', "day"::timestamp)::date, "kind", "severity", "isChild", count(*) FROM crisis_counts WHERE "summed" GROUP BY 1, 2, 3, 4`,
  },
  {
    table: "pt_routines",
    rows: share(0.1),
    insert: () => `
      INSERT INTO pt_routines ("id", "userId", "name", "estimatedDuration")
      SELECT ${id("routine", "n")}, ${personId("n * 10")}, ${sealed(60)}, 20 FROM series`,
  },
  {
    table: "pt_sessions",
    rows: share(0.5),
    insert: ({ filler }) => `
      INSERT INTO pt_sessions ("id", "userId", "routineId", "duration", "completedExercises", "totalExercises", "createdAt")
      SELECT gen_random_uuid(), ${personId("(n + 4) / 5 * 10")}, ${id("routine", "(n + 4) / 5")}, 20, 6, 6, ${over(YEAR, "n", filler)} FROM series`,
  },
  {
    table: "relationships",
    rows: share(0.03),
    insert: () => `
      INSERT INTO relationships ("id", "relationshipName", "relationshipType", "partner1Id", "partner2Id")
      SELECT ${id("pair", "n")}, ${sealed(60)}, 'partnership', ${personId("n * 20 - 3")}, ${personId("n * 20 - 4")} FROM series`,
  },
  {
    table: "relationship_sessions",
    rows: share(0.06),
    insert: () => `
      INSERT INTO relationship_sessions ("id", "relationshipId", "sessionTitle")
      SELECT ${id("room", "n")}, ${id("pair", "(n + 1) / 2")}, ${sealed(60)} FROM series`,
  },
  {
    table: "relationship_messages",
    rows: share(0.6),
    insert: ({ filler }) => `
      INSERT INTO relationship_messages ("id", "sessionId", "senderId", "senderType", "senderName", "content", "createdAt")
      SELECT gen_random_uuid(), ${id("room", "(n + 9) / 10")}, CASE WHEN n % 2 = 1 THEN ${personId("(n + 19) / 20 * 20 - 3")} END,
        (CASE WHEN n % 2 = 1 THEN 'user' ELSE 'ai' END)::"SenderType", 'Ada', ${sealed(QUESTION)}, ${over(YEAR, "n", filler)} FROM series`,
  },
  {
    table: "audit_events",
    rows: ({ audits }) => audits,
    insert: (amounts) => `
      INSERT INTO audit_events ("actor", "action", "subject", "resource", "outcome", "createdAt")
      SELECT (${inTurn("n", amounts)})::text, (ARRAY['account.export','consent.granted','share.open','incident.read','people.list','profile.change'])[1 + n % 6],
        (${inTurn("n", amounts)})::text, 'users', 'done', ${over(YEAR, "n", amounts.audits)} FROM series`,
  },
  {
    table: "audit_chain",
    rows: () => 1,
    insert: () => `
      INSERT INTO audit_chain ("seq", "hash") SELECT "seq", md5("seq"::text) || md5('link' || "seq") FROM audit_events
      WHERE "seq" > (SELECT COALESCE(max("seq"), 0) FROM audit_chain)`,
  },
  {
    table: "outbox",
    rows: share(0.2),
    insert: ({ filler }) => `
      INSERT INTO outbox ("id", "userId", "kind", "dedupeKey", "sentAt", "createdAt")
      SELECT gen_random_uuid(), ${personId("n")}, (ARRAY['account_notice','parent_notice'])[1 + n % 2], 'filler' || n, at, at
      FROM (SELECT n, ${over(80, "n", filler)} AS at FROM series) AS mail`,
  },
  {
    table: "idempotency_keys",
    rows: share(1),
    insert: ({ filler }) => `
      INSERT INTO idempotency_keys ("id", "userId", "key", "route", "bodyFingerprint", "createdAt")
      SELECT gen_random_uuid(), ${personId("n")}, gen_random_uuid(), 'POST /api/chat/message', ${sealed(43)}, now() - interval '12 hours' * n / ${filler} FROM series`,
  },
  {
    table: "rate_limits",
    rows: share(0.25),
    insert: ({ filler }) => `
      INSERT INTO rate_limits ("key", "windowStart", "count")
      SELECT 'write:' || ${personId("n")}, now() - interval '12 hours' * n / ${filler}, 1 FROM series`,
  },
  {
    table: "analytics_days",
    rows: () => YEAR,
    insert: () => `
      INSERT INTO analytics_days ("day", "figures") SELECT (now() AT TIME ZONE 'UTC')::date - n, '{"severities":{}}' FROM series ON CONFLICT DO NOTHING`,
  },
];
