-- What staff set for everybody, change by change: each row keeps what stood there before, so that it can be put back
-- (decision 0041). Its number is the revision of the settings as a whole.
CREATE TABLE "setting_changes" (
    "seq" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "changedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "setting_changes_pkey" PRIMARY KEY ("seq")
);

CREATE INDEX "setting_changes_changedById_idx" ON "setting_changes"("changedById");

-- Every state in which an approach was offered. The first change stores the state before it as well.
CREATE TABLE "therapy_type_versions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "therapyTypeId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSONB NOT NULL,
    "changedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapy_type_versions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "therapy_type_versions_version_counts" CHECK ("version" >= 1)
);

CREATE UNIQUE INDEX "therapy_type_versions_therapyTypeId_version_key" ON "therapy_type_versions"("therapyTypeId", "version");
CREATE INDEX "therapy_type_versions_changedById_idx" ON "therapy_type_versions"("changedById");

-- Aggregates look at a span of days across all people; block ranges cost next to nothing where rows arrive in time's order.
CREATE INDEX "chat_messages_createdAt_idx" ON "chat_messages" USING BRIN ("createdAt");
CREATE INDEX "mood_entries_createdAt_idx" ON "mood_entries" USING BRIN ("createdAt");

ALTER TABLE "setting_changes" ADD CONSTRAINT "setting_changes_changedById_fkey" FOREIGN KEY ("changedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "therapy_type_versions" ADD CONSTRAINT "therapy_type_versions_therapyTypeId_fkey" FOREIGN KEY ("therapyTypeId") REFERENCES "therapy_types"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "therapy_type_versions" ADD CONSTRAINT "therapy_type_versions_changedById_fkey" FOREIGN KEY ("changedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
