-- What was done in a programme, as sealed counts; they only grow (decision 0033).
ALTER TABLE "user_programs" ADD COLUMN "counts" TEXT;

-- A programme is walked once at a time: whoever enrols again meets the row with what was done. A finished one stays, and
-- may be begun anew beside it.
CREATE UNIQUE INDEX "user_programs_one_open" ON "user_programs" ("userId", "programId") WHERE "status" <> 'completed';

-- Only the holder opens the name on the public check page.
ALTER TABLE "certificates" ADD COLUMN "nameShown" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "user_programs"
  ADD CONSTRAINT "user_programs_completed_fits" CHECK (
    ("status" = 'completed') = ("completedAt" IS NOT NULL) AND ("status" <> 'completed' OR "progress" = 100)),
  ADD CONSTRAINT "user_programs_certificate_fits" CHECK (NOT "certificateGenerated" OR "status" = 'completed');
