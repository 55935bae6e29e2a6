-- One row a referral instead of one a day: crises of one day no longer wait for each other's transactions.
ALTER TABLE "crisis_counts" DROP CONSTRAINT "crisis_counts_pkey";

ALTER TABLE "crisis_counts" ADD COLUMN "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD CONSTRAINT "crisis_counts_pkey" PRIMARY KEY ("id"),
ALTER COLUMN "count" SET DEFAULT 1;

-- CreateIndex
CREATE INDEX "crisis_counts_day_idx" ON "crisis_counts"("day");
