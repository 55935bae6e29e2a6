-- An event that was not carried out is tried again: when it was tried last, and a quick way to the few that wait.
ALTER TABLE "stripe_events" ADD COLUMN "triedAt" TIMESTAMPTZ(3);

CREATE INDEX "stripe_events_waiting" ON "stripe_events" ("triedAt", "receivedAt") WHERE "handledAt" IS NULL;
