-- Tries of the staff PIN (ADMN-07). Whose they were and from where is kept as keyed fingerprints alone and without a foreign key:
-- whoever deletes their account does not take their tries along.
CREATE TABLE "pin_tries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "person" TEXT NOT NULL,
    "address" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pin_tries_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "pin_tries_createdAt_idx" ON "pin_tries"("createdAt");

-- The audit page looks for one kind of act, newest first.
CREATE INDEX "audit_events_action_seq_idx" ON "audit_events"("action", "seq" DESC);
