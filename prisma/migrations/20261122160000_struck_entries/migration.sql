-- An entry of the desk's record that was made by mistake is struck through and never erased: when, by whom, and why (sealed under
-- the key of the person concerned).
ALTER TABLE "incident_notes"
  ADD COLUMN "struckAt" TIMESTAMPTZ(3),
  ADD COLUMN "struckBy" UUID,
  ADD COLUMN "strikeReason" TEXT,
  ADD CONSTRAINT "incident_notes_struck_with_reason" CHECK (("struckAt" IS NULL) = ("strikeReason" IS NULL));

CREATE INDEX "incident_notes_struckBy_idx" ON "incident_notes"("struckBy");

ALTER TABLE "incident_notes" ADD CONSTRAINT "incident_notes_struckBy_fkey" FOREIGN KEY ("struckBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
