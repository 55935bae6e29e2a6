-- What the payment provider says about a person's plan, as last read from it (decision 0035).
CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "tier" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "stripeSubscriptionId" TEXT,
    "cardStored" BOOLEAN NOT NULL DEFAULT false,
    "trialEndsAt" TIMESTAMPTZ(3),
    "currentPeriodEnd" TIMESTAMPTZ(3),
    "cancelAtPeriodEnd" BOOLEAN NOT NULL DEFAULT false,
    "graceEndsAt" TIMESTAMPTZ(3),
    "refunded" BOOLEAN NOT NULL DEFAULT false,
    "endedAt" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "subscriptions_tier_paid" CHECK ("tier" IN ('access', 'plus', 'premium', 'family_premium')),
    CONSTRAINT "subscriptions_status_known" CHECK ("status" IN (
      'pending', 'incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled', 'incomplete_expired'))
);

CREATE UNIQUE INDEX "subscriptions_stripeSubscriptionId_key" ON "subscriptions"("stripeSubscriptionId");
CREATE INDEX "subscriptions_userId_idx" ON "subscriptions"("userId");
CREATE INDEX "subscriptions_status_updatedAt_idx" ON "subscriptions"("status", "updatedAt");

-- One person, one living subscription (SUBS-09), whatever runs in parallel.
CREATE UNIQUE INDEX "subscriptions_one_living" ON "subscriptions" ("userId")
  WHERE "status" NOT IN ('canceled', 'incomplete_expired');

-- A writing call to the payment provider. Its id is the idempotency key that the provider gets, so a call whose answer was
-- lost is repeated under the same key.
CREATE TABLE "billing_operations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "billing_operations_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "billing_operations_one_open" ON "billing_operations" ("userId", "kind", "target") WHERE "finishedAt" IS NULL;
CREATE INDEX "billing_operations_createdAt_idx" ON "billing_operations"("createdAt");

-- An event counts as handled only once what it told was read back from the provider.
ALTER TABLE "stripe_events" ADD COLUMN "handledAt" TIMESTAMPTZ(3);

-- The places of a family plan (SUBS-15). The invited address is sealed under the owner's key.
CREATE TABLE "family_seats" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "ownerId" UUID NOT NULL,
    "memberId" UUID,
    "inviteeEmail" TEXT NOT NULL,
    "inviteeEmailIndex" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'invited',
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "family_seats_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "family_seats_status_known" CHECK ("status" IN ('invited', 'accepted', 'declined', 'removed', 'left')),
    CONSTRAINT "family_seats_not_oneself" CHECK ("memberId" <> "ownerId")
);

CREATE INDEX "family_seats_ownerId_idx" ON "family_seats"("ownerId");
CREATE INDEX "family_seats_inviteeEmailIndex_idx" ON "family_seats"("inviteeEmailIndex");
-- Nobody sits in two families; an address is invited once at a time.
CREATE UNIQUE INDEX "family_seats_one_seat" ON "family_seats" ("memberId") WHERE "status" = 'accepted';
CREATE UNIQUE INDEX "family_seats_one_invitation" ON "family_seats" ("ownerId", "inviteeEmailIndex") WHERE "status" IN ('invited', 'accepted');

ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "billing_operations" ADD CONSTRAINT "billing_operations_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "family_seats" ADD CONSTRAINT "family_seats_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "family_seats" ADD CONSTRAINT "family_seats_memberId_fkey" FOREIGN KEY ("memberId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
