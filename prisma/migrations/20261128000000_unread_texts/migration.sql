-- Texts that the reader could not read when they were written: ids and kinds alone. Each goes once it is read.
CREATE TABLE "unread_texts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "source" TEXT NOT NULL,
    "sourceId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "triedAt" TIMESTAMPTZ(3),

    CONSTRAINT "unread_texts_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "unread_texts_source_sourceId_key" ON "unread_texts"("source", "sourceId");
CREATE INDEX "unread_texts_triedAt_createdAt_idx" ON "unread_texts"("triedAt", "createdAt");
CREATE INDEX "unread_texts_userId_idx" ON "unread_texts"("userId");
ALTER TABLE "unread_texts" ADD CONSTRAINT "unread_texts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
