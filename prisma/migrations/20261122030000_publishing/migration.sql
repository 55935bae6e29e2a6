-- The account that a token opens, and at most one active token a platform (decision 0040).
ALTER TABLE "oauth_tokens"
  ADD COLUMN "accountId" TEXT,
  ADD COLUMN "accountName" TEXT;

CREATE UNIQUE INDEX "oauth_tokens_one_active" ON "oauth_tokens" ("platform") WHERE "isActive";

-- A begun authorization: its state is a hash, taken once, by the person who began it.
CREATE TABLE "oauth_states" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "platform" TEXT NOT NULL,
    "stateHash" TEXT NOT NULL,
    "verifier" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "oauth_states_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "oauth_states_platform_known" CHECK ("platform" IN ('facebook', 'instagram', 'youtube'))
);

CREATE UNIQUE INDEX "oauth_states_stateHash_key" ON "oauth_states"("stateHash");
CREATE INDEX "oauth_states_expiresAt_idx" ON "oauth_states"("expiresAt");
CREATE INDEX "oauth_states_userId_idx" ON "oauth_states"("userId");

-- One row a post and platform, however many workers and presses there are.
CREATE TABLE "post_deliveries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "postId" UUID NOT NULL,
    "platform" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'waiting',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseId" UUID,
    "leaseUntil" TIMESTAMPTZ(3),
    "begun" TEXT,
    "mayBeOutSince" TIMESTAMPTZ(3),
    "sentText" TEXT,
    "externalId" TEXT,
    "lastError" TEXT,
    "lastReason" TEXT,
    "postedAt" TIMESTAMPTZ(3),
    "figuresReadAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "post_deliveries_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "post_deliveries_platform_known" CHECK ("platform" IN ('twitter', 'facebook', 'instagram', 'youtube')),
    CONSTRAINT "post_deliveries_status_known" CHECK ("status" IN ('waiting', 'posted', 'failed')),
    CONSTRAINT "post_deliveries_posted_at" CHECK (("status" = 'posted') = ("postedAt" IS NOT NULL))
);

CREATE UNIQUE INDEX "post_deliveries_postId_platform_key" ON "post_deliveries"("postId", "platform");
CREATE INDEX "post_deliveries_status_availableAt_idx" ON "post_deliveries"("status", "availableAt");
CREATE INDEX "post_deliveries_postedAt_idx" ON "post_deliveries"("postedAt");

ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "post_deliveries" ADD CONSTRAINT "post_deliveries_postId_fkey" FOREIGN KEY ("postId") REFERENCES "marketing_posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
