-- A relationship that somebody left keeps what was written and takes nothing new.
ALTER TABLE "relationships" ADD COLUMN "endedAt" TIMESTAMPTZ(3);

-- The guide owes an answer to these; the minute job looks for what a crash left over.
ALTER TABLE "relationship_messages" ADD COLUMN "awaitsAnswer" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "relationship_messages_awaiting" ON "relationship_messages" ("createdAt") WHERE "awaitsAnswer";
ALTER TABLE "relationship_messages"
  ADD CONSTRAINT "relationship_messages_awaiting_is_user" CHECK (NOT "awaitsAnswer" OR "senderType" = 'user');

ALTER TABLE "relationship_assessments"
  ADD COLUMN "partner1AgreedAt" TIMESTAMPTZ(3),
  ADD COLUMN "partner2AgreedAt" TIMESTAMPTZ(3);

-- The private safety questions, sealed under the key of the person who answered.
CREATE TABLE "relationship_check_ins" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "relationshipId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "answers" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "relationship_check_ins_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "relationship_check_ins_relationshipId_userId_createdAt_idx" ON "relationship_check_ins"("relationshipId", "userId", "createdAt" DESC);
CREATE INDEX "relationship_check_ins_userId_idx" ON "relationship_check_ins"("userId");

ALTER TABLE "relationship_check_ins" ADD CONSTRAINT "relationship_check_ins_relationshipId_fkey" FOREIGN KEY ("relationshipId") REFERENCES "relationships"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "relationship_check_ins" ADD CONSTRAINT "relationship_check_ins_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
