-- When an incident was given to somebody who has not taken it on yet, or given back to the desk; null while somebody works on it.
ALTER TABLE "crisis_incidents" ADD COLUMN "handedAt" TIMESTAMPTZ(3);

-- Whoever took one on before it could be given to anybody works on it.
UPDATE "crisis_incidents" SET "assignedTo" = "acknowledgedBy" WHERE NOT "resolved" AND "assignedTo" IS NULL;
