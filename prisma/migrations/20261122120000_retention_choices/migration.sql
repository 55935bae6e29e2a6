-- How long a person lets their conversations and check-ins be kept (decision 0044). No row: until they delete them.
CREATE TABLE "retention_choices" (
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "months" INTEGER NOT NULL,
    "effectiveFrom" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retention_choices_pkey" PRIMARY KEY ("userId","kind"),
    CONSTRAINT "retention_choices_kind_known" CHECK ("kind" IN ('conversations', 'moods')),
    CONSTRAINT "retention_choices_months_known" CHECK ("months" IN (3, 12, 24))
);

-- The job takes the rule that has waited longest.
CREATE INDEX "retention_choices_dueAt_idx" ON "retention_choices"("dueAt");

ALTER TABLE "retention_choices" ADD CONSTRAINT "retention_choices_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
