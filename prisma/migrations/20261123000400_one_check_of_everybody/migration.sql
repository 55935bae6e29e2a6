-- Two runs at once leave one mark of everybody, as one run does.
DELETE FROM "plan_checks" WHERE "userId" IS NULL;
CREATE UNIQUE INDEX "plan_checks_one_of_everybody" ON "plan_checks" (("userId" IS NULL)) WHERE "userId" IS NULL;
