-- Whose stored plan is to be compared with what they may use (decision 0057). The marks are written by whatever changes either, in its own
-- transaction, so that nothing that changes a plan goes unseen, and the job `reconcile-billing` need not look at everybody in each run.
CREATE TABLE "plan_checks" (
    "id" BIGSERIAL NOT NULL,
    -- Null for everybody who has a plan.
    "userId" UUID,
    -- Long ago for at once: a writer's clock is not the job's.
    "dueAt" TIMESTAMPTZ(3) NOT NULL DEFAULT to_timestamp(0),

    CONSTRAINT "plan_checks_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "plan_checks_dueAt_idx" ON "plan_checks"("dueAt");
CREATE INDEX "plan_checks_userId_idx" ON "plan_checks"("userId");

-- No foreign key: it would make each of these writers wait for whoever holds the person's row. Nobody is marked who goes in this transaction.
CREATE FUNCTION check_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "plan_checks" ("userId") SELECT "id" FROM "users"
    WHERE "id" IN ((to_jsonb(OLD) ->> TG_ARGV[0])::uuid, (to_jsonb(NEW) ->> TG_ARGV[0])::uuid);
  RETURN NULL;
END $$;

CREATE FUNCTION forget_plan_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "plan_checks" WHERE "userId" = OLD."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "users_check_plan" AFTER UPDATE OF "subscriptionTier" ON "users"
  FOR EACH ROW WHEN (OLD."subscriptionTier" <> NEW."subscriptionTier") EXECUTE FUNCTION check_plan('id');
CREATE TRIGGER "users_check_first_plan" AFTER INSERT ON "users"
  FOR EACH ROW WHEN (NEW."subscriptionTier" <> 'free') EXECUTE FUNCTION check_plan('id');
CREATE TRIGGER "users_forget_plan_checks" AFTER DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION forget_plan_checks();

-- All that `entitledTier` (lib/features/billing/policy.ts) reads of a subscription. A reading that changes none of it marks nobody. Of an
-- owner's the job looks at everybody who sits in it.
CREATE TRIGGER "subscriptions_check_plan" AFTER UPDATE ON "subscriptions" FOR EACH ROW
  WHEN ((OLD."userId", OLD."tier", OLD."status", OLD."cardStored", OLD."graceEndsAt", OLD."refunded")
    IS DISTINCT FROM (NEW."userId", NEW."tier", NEW."status", NEW."cardStored", NEW."graceEndsAt", NEW."refunded"))
  EXECUTE FUNCTION check_plan('userId');
CREATE TRIGGER "subscriptions_check_other_plan" AFTER INSERT OR DELETE ON "subscriptions"
  FOR EACH ROW EXECUTE FUNCTION check_plan('userId');

CREATE TRIGGER "family_seats_check_plan" AFTER UPDATE ON "family_seats" FOR EACH ROW
  WHEN ((OLD."ownerId", OLD."memberId", OLD."status") IS DISTINCT FROM (NEW."ownerId", NEW."memberId", NEW."status"))
  EXECUTE FUNCTION check_plan('memberId');
CREATE TRIGGER "family_seats_check_other_plan" AFTER INSERT OR DELETE ON "family_seats"
  FOR EACH ROW EXECUTE FUNCTION check_plan('memberId');
