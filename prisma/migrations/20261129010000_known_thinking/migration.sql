-- How the model's server marks its thinking, so that all instances know what one of them learned.
ALTER TABLE "model_health" ADD COLUMN "server" TEXT,
ADD COLUMN "thinking" TEXT,
ADD COLUMN "learnedAt" TIMESTAMPTZ(3);
