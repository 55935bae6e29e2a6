-- What else was heard in the same words, the gravest first: a wish to die and somebody who hits are two dangers of one incident.
ALTER TABLE "crisis_incidents" ADD COLUMN "kindsBeside" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- Nobody works on what is about themself: whatever stands so waits for a colleague again.
UPDATE "crisis_incidents" SET "assignedTo" = NULL, "handedAt" = CURRENT_TIMESTAMP WHERE "assignedTo" = "userId" AND NOT "resolved";
