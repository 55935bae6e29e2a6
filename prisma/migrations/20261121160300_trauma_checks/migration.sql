-- CreateTable
CREATE TABLE "trauma_checks" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "answers" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trauma_checks_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "trauma_checks_userId_createdAt_id_idx" ON "trauma_checks"("userId", "createdAt" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "trauma_checks" ADD CONSTRAINT "trauma_checks_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
