-- AlterTable
ALTER TABLE "crisis_incidents" ADD COLUMN "followedUpAt" TIMESTAMPTZ(3);
