-- What an adult shows to family and to care providers (decision 0043). Nothing has used the table before.
ALTER TABLE "shares"
  ADD COLUMN "viewerId" UUID,
  ADD COLUMN "inviteeEmail" TEXT,
  ADD COLUMN "inviteeEmailIndex" TEXT,
  ADD COLUMN "label" TEXT,
  ADD COLUMN "nameShown" TEXT NOT NULL DEFAULT 'first',
  ADD COLUMN "period" INTEGER,
  ADD COLUMN "timeZone" TEXT NOT NULL DEFAULT 'UTC',
  ADD COLUMN "acceptedAt" TIMESTAMPTZ(3),
  ADD COLUMN "declinedAt" TIMESTAMPTZ(3),
  ADD COLUMN "leftAt" TIMESTAMPTZ(3),
  ALTER COLUMN "tokenHash" DROP NOT NULL;

-- A link opens by its secret, a family share by the address of the sign-in, and neither by the other's.
ALTER TABLE "shares"
  ADD CONSTRAINT "shares_opened_one_way" CHECK (
    ("kind" = 'provider') = ("tokenHash" IS NOT NULL) AND ("kind" = 'family') = ("inviteeEmailIndex" IS NOT NULL)),
  ADD CONSTRAINT "shares_items_known" CHECK ("scope" <@ CASE "kind"
    WHEN 'family' THEN ARRAY['moods', 'programmes', 'planPeople', 'planSigns']
    ELSE ARRAY['moods', 'programmes', 'movement', 'safetyPlan'] END),
  ADD CONSTRAINT "shares_accepted_by_somebody" CHECK (("acceptedAt" IS NULL) = ("viewerId" IS NULL)),
  ADD CONSTRAINT "shares_two_people" CHECK ("viewerId" <> "ownerId"),
  ADD CONSTRAINT "shares_name_known" CHECK ("nameShown" IN ('full', 'first', 'initials')),
  ADD CONSTRAINT "shares_period_known" CHECK ("period" IN (30, 90));

-- One at a time for a person and an address.
CREATE UNIQUE INDEX "shares_one_open" ON "shares" ("ownerId", "inviteeEmailIndex")
  WHERE "kind" = 'family' AND "revokedAt" IS NULL AND "declinedAt" IS NULL AND "leftAt" IS NULL;

CREATE INDEX "shares_viewerId_idx" ON "shares"("viewerId");
CREATE INDEX "shares_inviteeEmailIndex_idx" ON "shares"("inviteeEmailIndex");
ALTER TABLE "shares" ADD CONSTRAINT "shares_viewerId_fkey" FOREIGN KEY ("viewerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "share_openings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "shareId" UUID NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "share_openings_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "share_openings_shareId_openedAt_id_idx" ON "share_openings"("shareId", "openedAt" DESC, "id" DESC);
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_shareId_fkey" FOREIGN KEY ("shareId") REFERENCES "shares"("id") ON DELETE CASCADE ON UPDATE CASCADE;
