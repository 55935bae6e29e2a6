-- What a call or a job reads must not grow with the people whom it is not about (docs/performance.md, "Growth").

-- Few among many: staff, whoever was deactivated, whoever has a plan.
CREATE INDEX "users_admins" ON "users" ("createdAt" DESC, "id" DESC) WHERE "isAdmin";
CREATE INDEX "users_clinicians" ON "users" ("createdAt" DESC, "id" DESC) WHERE "isClinician";
CREATE INDEX "users_deactivated" ON "users" ("createdAt" DESC, "id" DESC) WHERE NOT "active";
CREATE INDEX "users_with_plan" ON "users" ("id") INCLUDE ("subscriptionTier") WHERE "subscriptionTier" <> 'free';

-- Whose age goes up: minors by their next birthday.
CREATE INDEX "users_next_birthday" ON "users" (("bornBy" + make_interval(years => "age" + 1)))
  WHERE "bornBy" IS NOT NULL AND "age" < 18;

-- The desk's list of what is resolved, the last first.
CREATE INDEX "crisis_incidents_resolved" ON "crisis_incidents" ("resolvedAt" DESC, "id" DESC) WHERE "resolved";

-- An hour of the trail, however long ago.
CREATE INDEX "audit_events_createdAt_idx" ON "audit_events" ("createdAt");

-- What jobs look for because its time is over.
CREATE INDEX "shares_over" ON "shares"
  (LEAST("revokedAt", "declinedAt", "leftAt", CASE WHEN "acceptedAt" IS NULL THEN "expiresAt" END));
CREATE INDEX "family_seats_over" ON "family_seats"
  ((CASE "status" WHEN 'invited' THEN "expiresAt" WHEN 'accepted' THEN NULL ELSE "endedAt" END))
  WHERE "declinedAt" IS NULL OR "inviteeEmail" IS NOT NULL;
CREATE INDEX "partner_invitations_unanswered" ON "partner_invitations" ("expiresAt")
  WHERE "acceptedAt" IS NULL AND "declinedAt" IS NULL;
CREATE INDEX "consents_status_expiresAt_idx" ON "consents" ("status", "expiresAt");
CREATE INDEX "consents_status_decidedAt_idx" ON "consents" ("status", "decidedAt");
CREATE INDEX "stripe_events_receivedAt_idx" ON "stripe_events" ("receivedAt");
CREATE INDEX "billing_operations_userId_idx" ON "billing_operations" ("userId");
CREATE INDEX "billing_operations_finishedAt_idx" ON "billing_operations" ("finishedAt");
CREATE INDEX "subscriptions_trialEndsAt_idx" ON "subscriptions" ("trialEndsAt");
