-- CreateTable
CREATE TABLE "finished_exercises" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "sessionId" UUID,
    "exercise" TEXT NOT NULL,
    "approach" TEXT NOT NULL,
    "finishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "finished_exercises_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "finished_exercises_userId_finishedAt_id_idx" ON "finished_exercises"("userId", "finishedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "finished_exercises_sessionId_idx" ON "finished_exercises"("sessionId");

-- AddForeignKey
ALTER TABLE "finished_exercises" ADD CONSTRAINT "finished_exercises_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "finished_exercises" ADD CONSTRAINT "finished_exercises_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
