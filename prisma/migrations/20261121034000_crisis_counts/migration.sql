-- CreateTable
CREATE TABLE "crisis_counts" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "severity" "Severity" NOT NULL,
    "isChild" BOOLEAN NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "crisis_counts_pkey" PRIMARY KEY ("day", "kind", "severity", "isChild")
);
