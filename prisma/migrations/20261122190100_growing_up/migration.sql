-- The latest day on which a minor can have been born, by what was said of their age; no date of birth is asked. What is known today
-- is that they are at least so old now.
ALTER TABLE "users" ADD COLUMN "bornBy" DATE;
-- The border of age of which child and parent were told beforehand.
ALTER TABLE "users" ADD COLUMN "toldOfAge" INTEGER;
UPDATE "users" SET "bornBy" = (now() - make_interval(years => "age"))::date WHERE "age" < 18;
CREATE INDEX "users_bornBy_idx" ON "users"("bornBy");
