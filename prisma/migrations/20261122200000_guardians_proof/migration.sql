-- When the holder of the parent's address, signed in, first read the family page: from then on the mailed notice alone ends nothing.
ALTER TABLE "users" ADD COLUMN "guardianReadAt" TIMESTAMPTZ(3);
UPDATE "users" u SET "guardianReadAt" = r."at"
FROM (SELECT "subject", min("createdAt") AS "at" FROM "audit_events" WHERE "action" = 'family.read' AND "outcome" = 'done' GROUP BY "subject") r
WHERE r."subject" = u."id"::text AND u."parentEmailIndex" IS NOT NULL;

-- What somebody asked for themselves while a parent's wish stands too: it outlives that wish.
ALTER TABLE "users" ADD COLUMN "ownEraseAfter" TIMESTAMPTZ(3);

-- No fingerprint of an erased address stays, beside the week's mark against the same slip.
UPDATE "consents" SET "guardianEmailIndex" = '' WHERE "status" = 'refused' AND "guardianEmail" IS NULL;
UPDATE "outbox" SET "dedupeKey" = 'parent_notice:' || "id"::text WHERE "dedupeKey" LIKE 'parent_notice:%';
