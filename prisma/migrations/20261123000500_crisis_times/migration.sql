-- How fast the desk was, by calendar year, as it was last reckoned from the incidents that exist: the yearly report reads one row, however many
-- incidents there were. The job `retention` reckons it anew, and whoever asks first where the job did not come (decision 0063). Nothing adds to it and
-- nothing is taken from it, so it cannot come to differ from the incidents for longer than it is told.
CREATE TABLE "crisis_times" (
    "year" INTEGER NOT NULL,
    "reckonedAt" TIMESTAMPTZ(3) NOT NULL,
    "incidents" INTEGER NOT NULL,
    "acknowledged" INTEGER NOT NULL,
    "withinFiveMinutes" INTEGER NOT NULL,
    "resolved" INTEGER NOT NULL,
    "medianToAcknowledge" DOUBLE PRECISION,
    "p95ToAcknowledge" DOUBLE PRECISION,
    "medianToResolve" DOUBLE PRECISION,

    CONSTRAINT "crisis_times_pkey" PRIMARY KEY ("year")
);
