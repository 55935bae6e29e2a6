-- What a machine wrote says so, what was approved is known by its revision, and a deleted post can be brought back (decision 0039).
ALTER TABLE "marketing_posts"
  ADD COLUMN "isAiGenerated" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "generator" TEXT,
  ADD COLUMN "imageUrl" TEXT,
  ADD COLUMN "videoUrl" TEXT,
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "deletedAt" TIMESTAMPTZ(3),
  ADD COLUMN "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  ADD CONSTRAINT "marketing_posts_generator_known" CHECK ("generator" IN ('template', 'model')),
  ADD CONSTRAINT "marketing_posts_generated_marked" CHECK ("generator" IS NULL OR "isAiGenerated"),
  -- Nothing counts as published that nobody approved (contract 6).
  ADD CONSTRAINT "marketing_posts_posted_approved" CHECK (NOT "isPosted" OR ("approvedAt" IS NOT NULL AND "postedAt" IS NOT NULL));

CREATE INDEX "marketing_posts_deletedAt_idx" ON "marketing_posts"("deletedAt");
