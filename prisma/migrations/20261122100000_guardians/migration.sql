-- What a minor chose to show to the parent on record: mood, points and day, never what they wrote.
ALTER TABLE "mood_entries" ADD COLUMN "sharedWithGuardianAt" TIMESTAMPTZ(3);

-- When a guardian first heard of an incident. What they know already does not vanish when the child names the home as a
-- danger: its vanishing would tell them.
ALTER TABLE "crisis_incidents" ADD COLUMN "guardianToldAt" TIMESTAMPTZ(3);

-- Mails to guardians left when their incident was recorded.
UPDATE "crisis_incidents" SET "guardianToldAt" = "createdAt"
WHERE EXISTS (
  SELECT 1 FROM "outbox" WHERE "outbox"."dedupeKey" = 'guardian_notice:' || "crisis_incidents"."id"
);

-- A parent asked for the erasure: the child cannot call it off.
ALTER TABLE "users" ADD COLUMN "eraseAskedByGuardian" BOOLEAN NOT NULL DEFAULT false;
