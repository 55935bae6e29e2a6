-- When the guide asked how a remembered event went; it asks once.
ALTER TABLE "memory_items" ADD COLUMN "followedUpAt" TIMESTAMPTZ(3);
