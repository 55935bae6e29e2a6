-- A mail that has left leaves only its key behind.
ALTER TABLE "outbox" ALTER COLUMN "payload" DROP NOT NULL;
