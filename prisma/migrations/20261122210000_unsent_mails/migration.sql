-- A mail that was given up, or that nobody needs any more, has not left: its owner's copy of their data must not say that it did.
ALTER TABLE "outbox" ADD COLUMN "unsent" BOOLEAN NOT NULL DEFAULT false;
