-- What the job `retention` looks for among minors (docs/performance.md, "Growth").

-- Who turns 13 by the calendar, by their day of birth: teenagers are not in it. By an expression, so that the planner, who takes born
-- early and under 13 for independent, does not weigh it against the index of all days of birth.
CREATE INDEX "users_children_born" ON "users"
  ((CASE WHEN "active" AND "consent" = 'granted' AND "age" < 13 THEN "bornBy" END)) WHERE "age" < 13;

-- Of an adult no parent's address is kept, whoever writes the age (decision 0042): it goes with it, and nobody has to look for it.
CREATE FUNCTION forget_guardians() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "consents" SET "guardianEmail" = NULL, "guardianEmailIndex" = ''
  WHERE "userId" = NEW."id" AND "guardianEmail" IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER "users_forget_guardians" AFTER UPDATE OF "age" ON "users"
  FOR EACH ROW WHEN (NEW."age" >= 18 AND OLD."age" IS DISTINCT FROM NEW."age") EXECUTE FUNCTION forget_guardians();

-- Those who were of age before.
UPDATE "consents" SET "guardianEmail" = NULL, "guardianEmailIndex" = ''
  FROM "users" WHERE "users"."id" = "consents"."userId" AND "users"."age" >= 18 AND "consents"."guardianEmail" IS NOT NULL;
