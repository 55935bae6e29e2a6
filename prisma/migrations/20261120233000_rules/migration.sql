-- What the schema language cannot say: ranges, closed lists that are no identifiers, partial uniqueness, triggers.

-- One unanswered turn per conversation; a second send meets it and is refused (409).
CREATE UNIQUE INDEX "chat_messages_one_pending" ON "chat_messages" ("sessionId") WHERE "status" = 'pending';

-- A person has one open invitation per address at a time.
CREATE UNIQUE INDEX "partner_invitations_one_open" ON "partner_invitations" ("inviterId", "inviteeEmailIndex") WHERE "status" = 'pending';

ALTER TABLE "users"
  ADD CONSTRAINT "users_email_lower" CHECK ("email" = lower("email")),
  ADD CONSTRAINT "users_age_range" CHECK ("age" BETWEEN 5 AND 120),
  ADD CONSTRAINT "users_age_group_fits" CHECK (
    "age" IS NULL OR "ageGroup" IS NULL OR "ageGroup" = CASE
      WHEN "age" < 13 THEN 'child'::"AgeGroup" WHEN "age" < 18 THEN 'teen'::"AgeGroup" ELSE 'adult'::"AgeGroup" END),
  ADD CONSTRAINT "users_child_account_fits" CHECK ("age" IS NULL OR "isChildAccount" IS NULL OR "isChildAccount" = ("age" < 18)),
  ADD CONSTRAINT "users_tier_known" CHECK ("subscriptionTier" IN ('free', 'access', 'plus', 'premium', 'family_premium'));

ALTER TABLE "data_keys" ADD CONSTRAINT "data_keys_version_positive" CHECK ("version" > 0);

ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_score_range" CHECK ("moodScore" BETWEEN 1 AND 10);

ALTER TABLE "chat_sessions"
  ADD CONSTRAINT "chat_sessions_mood_short" CHECK (char_length("mood") <= 40),
  ADD CONSTRAINT "chat_sessions_revision_positive" CHECK ("revision" >= 0);

ALTER TABLE "chat_messages"
  ADD CONSTRAINT "chat_messages_pending_is_assistant" CHECK ("status" = 'complete' OR "role" = 'assistant'),
  ADD CONSTRAINT "chat_messages_key_is_user" CHECK ("clientKey" IS NULL OR "role" = 'user');

ALTER TABLE "exercises" ADD CONSTRAINT "exercises_duration_positive" CHECK ("duration" > 0);

ALTER TABLE "pt_routines" ADD CONSTRAINT "pt_routines_duration_positive" CHECK ("estimatedDuration" > 0);

ALTER TABLE "routine_exercises"
  ADD CONSTRAINT "routine_exercises_amounts" CHECK (
    "orderIndex" >= 0 AND "sets" > 0 AND "reps" >= 0 AND "holdTime" >= 0 AND "restTime" >= 0);

ALTER TABLE "pt_sessions"
  ADD CONSTRAINT "pt_sessions_duration_range" CHECK ("duration" >= 0),
  ADD CONSTRAINT "pt_sessions_completed_range" CHECK ("completedExercises" BETWEEN 0 AND "totalExercises"),
  ADD CONSTRAINT "pt_sessions_pain_before_range" CHECK ("painBefore" BETWEEN 0 AND 10),
  ADD CONSTRAINT "pt_sessions_pain_after_range" CHECK ("painAfter" BETWEEN 0 AND 10),
  ADD CONSTRAINT "pt_sessions_energy_range" CHECK ("energyLevel" BETWEEN 1 AND 10);

ALTER TABLE "exercise_performance"
  ADD CONSTRAINT "exercise_performance_amounts" CHECK (
    "setsCompleted" >= 0 AND "repsCompleted" >= 0 AND "holdTimeCompleted" >= 0),
  ADD CONSTRAINT "exercise_performance_form_range" CHECK ("formScore" BETWEEN 1 AND 10),
  ADD CONSTRAINT "exercise_performance_rating_range" CHECK ("difficultyRating" BETWEEN 1 AND 10),
  ADD CONSTRAINT "exercise_performance_status_known" CHECK ("completionStatus" IN ('completed', 'partial', 'skipped'));

ALTER TABLE "programs"
  ADD CONSTRAINT "programs_type_known" CHECK ("type" IN ('therapy', 'physical-therapy', 'other')),
  ADD CONSTRAINT "programs_duration_positive" CHECK ("duration" > 0);

ALTER TABLE "user_programs"
  ADD CONSTRAINT "user_programs_progress_range" CHECK ("progress" BETWEEN 0 AND 100),
  ADD CONSTRAINT "user_programs_status_known" CHECK ("status" IN ('active', 'completed', 'paused', 'left'));

ALTER TABLE "certificates"
  ADD CONSTRAINT "certificates_downloads_positive" CHECK ("downloadCount" >= 0);

ALTER TABLE "relationships"
  ADD CONSTRAINT "relationships_two_people" CHECK ("partner1Id" <> "partner2Id"),
  ADD CONSTRAINT "relationships_status_known" CHECK ("status" IN ('active', 'paused', 'ended'));

ALTER TABLE "relationship_sessions"
  ADD CONSTRAINT "relationship_sessions_status_known" CHECK ("status" IN ('active', 'ended')),
  ADD CONSTRAINT "relationship_sessions_duration_range" CHECK ("duration" >= 0);

-- The guide has no account, a person always has one: a forged senderType cannot be stored. A private row names whose it is.
ALTER TABLE "relationship_messages"
  ADD CONSTRAINT "relationship_messages_sender_fits" CHECK (("senderType" = 'user') = ("senderId" IS NOT NULL)),
  ADD CONSTRAINT "relationship_messages_private_has_owner" CHECK (
    NOT "isPrivate" OR "senderId" IS NOT NULL OR "targetUserId" IS NOT NULL);

ALTER TABLE "marketing_posts"
  ADD CONSTRAINT "marketing_posts_platform_known" CHECK ("platform" IN ('twitter', 'facebook', 'instagram', 'youtube'));

ALTER TABLE "marketing_campaigns"
  ADD CONSTRAINT "marketing_campaigns_platforms_known" CHECK ("platforms" <@ ARRAY['twitter', 'facebook', 'instagram', 'youtube']),
  ADD CONSTRAINT "marketing_campaigns_counts" CHECK ("postsGenerated" >= 0 AND "totalEngagement" >= 0);

ALTER TABLE "oauth_tokens"
  ADD CONSTRAINT "oauth_tokens_platform_known" CHECK ("platform" IN ('twitter', 'facebook', 'instagram', 'youtube'));

ALTER TABLE "shares"
  ADD CONSTRAINT "shares_kind_known" CHECK ("kind" IN ('family', 'provider'));

ALTER TABLE "outbox" ADD CONSTRAINT "outbox_attempts_positive" CHECK ("attempts" >= 0);

ALTER TABLE "idempotency_keys"
  ADD CONSTRAINT "idempotency_keys_status_range" CHECK ("status" BETWEEN 100 AND 599);

ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_count_positive" CHECK ("count" >= 0);

ALTER TABLE "model_health" ADD CONSTRAINT "model_health_one_row" CHECK ("id" = 1);

-- The audit trail can be added to, and nothing else. TRUNCATE included, so that a careless test or script shows itself.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER "audit_chain_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_chain"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Erasing a person makes every copy of their sealed texts unreadable, backups included: the key goes in the same
-- transaction, whoever deletes the row. data_keys has no foreign key to follow because its owners are of several kinds.
CREATE FUNCTION destroy_data_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "data_keys" WHERE "ownerKind" = TG_ARGV[0]::"DataKeyOwner" AND "ownerId" = OLD."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "users_destroy_keys" AFTER DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION destroy_data_keys('person');
CREATE TRIGGER "relationships_destroy_keys" AFTER DELETE ON "relationships"
  FOR EACH ROW EXECUTE FUNCTION destroy_data_keys('relationship');
