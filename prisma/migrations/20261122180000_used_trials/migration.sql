-- That free days were given to an address whose account is gone: a keyed fingerprint and a last day, and nothing that leads to a
-- person (decision 0036).
CREATE TABLE "used_trials" (
    "addressPrint" TEXT NOT NULL,
    "keepUntil" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_trials_pkey" PRIMARY KEY ("addressPrint")
);

CREATE INDEX "used_trials_keepUntil_idx" ON "used_trials"("keepUntil");
