-- Who got a request by mistake has their address erased; of the request stays that it was a mistake.
ALTER TYPE "ConsentStatus" ADD VALUE 'not_mine';
ALTER TABLE "consents" ALTER COLUMN "guardianEmail" DROP NOT NULL;

-- Since when a child waits for a parent's yes, and how many reminders went out: what nobody answers is erased.
ALTER TABLE "users" ADD COLUMN "waitingSince" TIMESTAMPTZ(3);
ALTER TABLE "users" ADD COLUMN "waitingReminders" INTEGER NOT NULL DEFAULT 0;
UPDATE "users" SET "waitingSince" = now() WHERE "consent" IN ('pending', 'refused');
CREATE INDEX "users_waitingSince_idx" ON "users"("waitingSince");
