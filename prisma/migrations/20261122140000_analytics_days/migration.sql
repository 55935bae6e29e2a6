-- The numbers of whole days as staff are told them, written once (decision 0041): aggregates alone, and none of them for fewer
-- than five people. They stay as they are when somebody erases their account or changes their plan.
CREATE TABLE "analytics_days" (
    "day" DATE NOT NULL,
    "figures" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "analytics_days_pkey" PRIMARY KEY ("day")
);

-- "Was such a mail promised within the last hour" is asked for every PIN that is refused.
CREATE INDEX "outbox_kind_createdAt_idx" ON "outbox"("kind", "createdAt");
