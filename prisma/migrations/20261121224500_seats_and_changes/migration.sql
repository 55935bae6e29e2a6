-- When a plan was first read to be another one than before: an amount that was reckoned earlier is not charged.
ALTER TABLE "subscriptions" ADD COLUMN "tierSince" TIMESTAMPTZ(3);

-- Who said no twice is not asked again; what is kept of it in the end is the fingerprint of the address.
ALTER TABLE "family_seats"
  ADD COLUMN "declinedAt" TIMESTAMPTZ(3),
  ALTER COLUMN "inviteeEmail" DROP NOT NULL;
UPDATE "family_seats" SET "declinedAt" = "endedAt" WHERE "status" = 'declined';
