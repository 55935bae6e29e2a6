-- The yearly report among many incidents (docs/performance.md, "Growth").

-- Referrals added up by month, as the report tells them. `crisis_counts` stays what it is, a row a referral that nobody waits for; the job
-- `retention` adds new ones to their month and marks them, in one statement.
CREATE TABLE "crisis_months" (
    "month" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "severity" "Severity" NOT NULL,
    "isChild" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "crisis_months_pkey" PRIMARY KEY ("month", "kind", "severity", "isChild"),
    CONSTRAINT "crisis_months_whole" CHECK ("month" = date_trunc('month', "month"::timestamp))
);

ALTER TABLE "crisis_counts" ADD COLUMN "summed" BOOLEAN NOT NULL DEFAULT false;
CREATE INDEX "crisis_counts_not_summed" ON "crisis_counts" ("day") WHERE NOT "summed";

-- How long the desk took, in seconds: the report reads it from here and no row. The columns that the times are reckoned from have to stand in it too.
CREATE INDEX "crisis_incidents_times" ON "crisis_incidents"
  ("createdAt", (date_part('epoch', "acknowledgedAt" - "createdAt")), (date_part('epoch', "resolvedAt" - "createdAt")))
  INCLUDE ("acknowledgedAt", "resolvedAt");
