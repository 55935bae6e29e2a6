-- CreateEnum
CREATE TYPE "MessageRole" AS ENUM ('user', 'assistant');

-- CreateEnum
CREATE TYPE "MessageStatus" AS ENUM ('complete', 'pending');

-- CreateEnum
CREATE TYPE "RelationshipType" AS ENUM ('marriage', 'partnership', 'dating', 'engagement', 'family', 'polyamorous', 'blended_family', 'co_parenting', 'long_distance', 'romantic', 'friend', 'therapeutic');

-- CreateEnum
CREATE TYPE "SenderType" AS ENUM ('user', 'ai');

-- CreateEnum
CREATE TYPE "InvitationStatus" AS ENUM ('pending', 'accepted', 'declined', 'revoked', 'expired');

-- CreateEnum
CREATE TYPE "ConsentStatus" AS ENUM ('pending', 'granted', 'refused', 'withdrawn', 'expired');

-- CreateEnum
CREATE TYPE "Mood" AS ENUM ('happy', 'sad', 'anxious', 'angry', 'neutral', 'confused');

-- CreateEnum
CREATE TYPE "BreakerState" AS ENUM ('closed', 'open', 'half_open');

-- CreateEnum
CREATE TYPE "AgeGroup" AS ENUM ('child', 'teen', 'adult');

-- CreateEnum
CREATE TYPE "Language" AS ENUM ('en', 'es', 'fr', 'de', 'zh', 'ar', 'hi', 'other');

-- CreateEnum
CREATE TYPE "ConsentState" AS ENUM ('not_needed', 'pending', 'granted', 'refused', 'withdrawn');

-- CreateEnum
CREATE TYPE "DataKeyOwner" AS ENUM ('person', 'relationship', 'service');

-- CreateEnum
CREATE TYPE "Difficulty" AS ENUM ('beginner', 'intermediate', 'advanced');

-- CreateEnum
CREATE TYPE "ExerciseCategory" AS ENUM ('strength', 'flexibility', 'balance', 'cardio', 'rehabilitation');

-- CreateEnum
CREATE TYPE "PhysicalAssessmentType" AS ENUM ('pain', 'mobility', 'strength', 'functional');

-- CreateEnum
CREATE TYPE "Severity" AS ENUM ('low', 'moderate', 'high', 'imminent');

-- CreateTable
CREATE TABLE "chat_sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT,
    "mood" TEXT,
    "traumaType" TEXT,
    "therapyApproach" TEXT,
    "safetyLevel" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sessionId" UUID NOT NULL,
    "role" "MessageRole" NOT NULL,
    "status" "MessageStatus" NOT NULL DEFAULT 'complete',
    "content" TEXT NOT NULL,
    "metadata" TEXT,
    "clientKey" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),

    CONSTRAINT "chat_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "memory_items" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "sourceMessageId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "memory_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "therapy_types" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "shortName" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "techniques" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "conditions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "ageGroups" "AgeGroup"[] DEFAULT ARRAY[]::"AgeGroup"[],
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "systemPrompt" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "therapy_types_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "relationships" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "relationshipName" TEXT NOT NULL,
    "relationshipType" "RelationshipType" NOT NULL,
    "partner1Id" UUID NOT NULL,
    "partner2Id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'active',
    "relationshipStartDate" TIMESTAMPTZ(3),
    "therapyStartDate" TIMESTAMPTZ(3),
    "goals" TEXT,
    "challenges" TEXT,
    "communicationStyle" TEXT,
    "conflictResolutionStyle" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "relationships_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "relationship_sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "relationshipId" UUID NOT NULL,
    "sessionType" TEXT NOT NULL DEFAULT 'couples',
    "participants" UUID[] DEFAULT ARRAY[]::UUID[],
    "sessionTitle" TEXT NOT NULL,
    "sessionFocus" TEXT,
    "therapyApproach" TEXT,
    "duration" INTEGER,
    "status" TEXT NOT NULL DEFAULT 'active',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "relationship_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "relationship_messages" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sessionId" UUID NOT NULL,
    "senderId" UUID,
    "senderType" "SenderType" NOT NULL,
    "senderName" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "messageType" TEXT NOT NULL DEFAULT 'text',
    "metadata" TEXT,
    "isPrivate" BOOLEAN NOT NULL DEFAULT false,
    "targetUserId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "relationship_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "relationship_assessments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "relationshipId" UUID NOT NULL,
    "assessmentType" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "questions" TEXT NOT NULL,
    "partner1Responses" TEXT,
    "partner2Responses" TEXT,
    "analysisResults" TEXT,
    "recommendedActions" TEXT,
    "completedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "relationship_assessments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partner_invitations" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "inviterId" UUID NOT NULL,
    "inviteeEmail" TEXT NOT NULL,
    "inviteeEmailIndex" TEXT NOT NULL,
    "inviteeId" UUID,
    "relationshipType" "RelationshipType" NOT NULL,
    "personalMessage" TEXT,
    "tokenHash" TEXT NOT NULL,
    "status" "InvitationStatus" NOT NULL DEFAULT 'pending',
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "acceptedAt" TIMESTAMPTZ(3),
    "declinedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partner_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "guardianEmail" TEXT NOT NULL,
    "guardianEmailIndex" TEXT NOT NULL,
    "guardianId" UUID,
    "tokenHash" TEXT NOT NULL,
    "status" "ConsentStatus" NOT NULL DEFAULT 'pending',
    "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shares" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "ownerId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "scope" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shares_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "marketing_posts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "campaignId" UUID,
    "platform" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "hashtags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "imagePrompt" TEXT,
    "videoScript" TEXT,
    "isIllustrative" BOOLEAN NOT NULL DEFAULT false,
    "approvedAt" TIMESTAMPTZ(3),
    "approvedById" UUID,
    "scheduledFor" TIMESTAMPTZ(3),
    "postedAt" TIMESTAMPTZ(3),
    "isPosted" BOOLEAN NOT NULL DEFAULT false,
    "engagementStats" JSONB NOT NULL DEFAULT '{}',
    "therapyTypeId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "marketing_posts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "marketing_campaigns" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "description" TEXT,
    "targetAudience" TEXT,
    "platforms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "postsGenerated" INTEGER NOT NULL DEFAULT 0,
    "totalEngagement" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "marketing_campaigns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "oauth_tokens" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "platform" TEXT NOT NULL,
    "accessToken" TEXT NOT NULL,
    "refreshToken" TEXT,
    "tokenType" TEXT NOT NULL DEFAULT 'Bearer',
    "scope" TEXT,
    "expiresAt" TIMESTAMPTZ(3),
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "oauth_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mood_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "mood" "Mood" NOT NULL,
    "moodScore" INTEGER NOT NULL DEFAULT 5,
    "notes" TEXT,
    "triggers" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mood_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_sessions" (
    "token" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "admin_sessions_pkey" PRIMARY KEY ("token")
);

-- CreateTable
CREATE TABLE "audit_events" (
    "seq" BIGSERIAL NOT NULL,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT,
    "resource" TEXT,
    "outcome" TEXT NOT NULL,
    "reason" TEXT,
    "requestId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_events_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "audit_chain" (
    "seq" BIGINT NOT NULL,
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("seq")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "kind" TEXT NOT NULL,
    "dedupeKey" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "availableAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leaseUntil" TIMESTAMPTZ(3),
    "lastError" TEXT,
    "sentAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "key" UUID NOT NULL,
    "route" TEXT NOT NULL,
    "bodyFingerprint" TEXT NOT NULL,
    "status" INTEGER,
    "response" TEXT,
    "resourceId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "windowStart" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "model_health" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "state" "BreakerState" NOT NULL DEFAULT 'closed',
    "failures" INTEGER NOT NULL DEFAULT 0,
    "windowStart" TIMESTAMPTZ(3),
    "openedAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_health_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "seed_stamps" (
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "appliedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seed_stamps_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "email" TEXT NOT NULL,
    "firstName" TEXT,
    "lastName" TEXT,
    "profileImageUrl" TEXT,
    "age" INTEGER,
    "ageGroup" "AgeGroup",
    "isChildAccount" BOOLEAN,
    "isAdmin" BOOLEAN NOT NULL DEFAULT false,
    "isClinician" BOOLEAN NOT NULL DEFAULT false,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "subscriptionTier" TEXT NOT NULL DEFAULT 'free',
    "subscriptionStatus" TEXT NOT NULL DEFAULT 'active',
    "culturalBackground" TEXT,
    "language" "Language" NOT NULL DEFAULT 'en',
    "religion" TEXT,
    "therapyGoals" TEXT,
    "preferredTherapyTypes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "parentEmail" TEXT,
    "parentEmailIndex" TEXT,
    "consent" "ConsentState" NOT NULL DEFAULT 'not_needed',
    "termsAcceptedAt" TIMESTAMPTZ(3),
    "disclaimerAcknowledgedAt" TIMESTAMPTZ(3),
    "voicePreference" BOOLEAN,
    "memoryEnabled" BOOLEAN NOT NULL DEFAULT true,
    "stripeCustomerId" TEXT,
    "stripeSubscriptionId" TEXT,
    "eraseAfter" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "accounts" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "sid" TEXT NOT NULL,
    "sess" JSONB NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,
    "userId" UUID NOT NULL,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "data_keys" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "ownerKind" "DataKeyOwner" NOT NULL,
    "ownerId" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "kekId" TEXT NOT NULL,
    "wrapped" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "data_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exercises" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "category" "ExerciseCategory" NOT NULL,
    "targetArea" TEXT NOT NULL,
    "difficulty" "Difficulty" NOT NULL,
    "duration" INTEGER NOT NULL,
    "instructions" TEXT NOT NULL,
    "precautions" TEXT,
    "benefits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "equipment" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "modifications" TEXT,
    "videoUrl" TEXT,
    "imageUrl" TEXT,
    "isChildFriendly" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exercises_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pt_routines" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "goals" TEXT,
    "targetAreas" TEXT,
    "difficulty" "Difficulty" NOT NULL DEFAULT 'beginner',
    "estimatedDuration" INTEGER NOT NULL,
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pt_routines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "routine_exercises" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "routineId" UUID NOT NULL,
    "exerciseId" UUID NOT NULL,
    "orderIndex" INTEGER NOT NULL,
    "sets" INTEGER NOT NULL DEFAULT 1,
    "reps" INTEGER,
    "holdTime" INTEGER,
    "restTime" INTEGER,
    "notes" TEXT,

    CONSTRAINT "routine_exercises_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pt_sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "routineId" UUID,
    "duration" INTEGER NOT NULL,
    "completedExercises" INTEGER NOT NULL DEFAULT 0,
    "totalExercises" INTEGER NOT NULL,
    "painBefore" INTEGER,
    "painAfter" INTEGER,
    "energyLevel" INTEGER,
    "notes" TEXT,
    "aiCoachingUsed" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pt_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exercise_performance" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sessionId" UUID NOT NULL,
    "exerciseId" UUID NOT NULL,
    "setsCompleted" INTEGER NOT NULL DEFAULT 0,
    "repsCompleted" INTEGER,
    "holdTimeCompleted" INTEGER,
    "formScore" INTEGER,
    "difficultyRating" INTEGER,
    "completionStatus" TEXT NOT NULL DEFAULT 'completed',
    "aiComments" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exercise_performance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "physical_assessments" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "assessmentType" "PhysicalAssessmentType" NOT NULL,
    "painLevels" TEXT,
    "mobilityScores" TEXT,
    "strengthScores" TEXT,
    "functionalScores" TEXT,
    "goals" TEXT,
    "limitations" TEXT,
    "recommendations" TEXT,
    "nextAssessmentDate" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "physical_assessments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "programs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "duration" INTEGER NOT NULL,
    "requirements" JSONB NOT NULL DEFAULT '{}',
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "programs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_programs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "programId" UUID NOT NULL,
    "enrolledAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMPTZ(3),
    "progress" INTEGER NOT NULL DEFAULT 0,
    "status" TEXT NOT NULL DEFAULT 'active',
    "certificateGenerated" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "user_programs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "certificates" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "programId" UUID NOT NULL,
    "userProgramId" UUID NOT NULL,
    "certificateNumber" TEXT NOT NULL,
    "recipientName" TEXT NOT NULL,
    "programName" TEXT NOT NULL,
    "completionDate" TIMESTAMPTZ(3) NOT NULL,
    "issueDate" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "validUntil" TIMESTAMPTZ(3),
    "achievementsUnlocked" TEXT,
    "performanceMetrics" TEXT,
    "instructorName" TEXT NOT NULL,
    "issuingOrganization" TEXT NOT NULL,
    "certificateType" TEXT NOT NULL DEFAULT 'completion',
    "verificationHash" TEXT NOT NULL,
    "downloadCount" INTEGER NOT NULL DEFAULT 0,
    "lastDownloaded" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "certificates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "crisis_incidents" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "severity" "Severity" NOT NULL,
    "kind" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "sessionId" UUID,
    "messageId" UUID,
    "description" TEXT,
    "actionTaken" TEXT,
    "guardianMayKnow" BOOLEAN NOT NULL DEFAULT false,
    "acknowledgedAt" TIMESTAMPTZ(3),
    "acknowledgedBy" UUID,
    "actedAt" TIMESTAMPTZ(3),
    "resolved" BOOLEAN NOT NULL DEFAULT false,
    "resolvedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "crisis_incidents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "safety_plans" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "plan" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "safety_plans_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "chat_sessions_userId_updatedAt_id_idx" ON "chat_sessions"("userId", "updatedAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "chat_sessions_userId_createdAt_id_idx" ON "chat_sessions"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "chat_messages_sessionId_createdAt_id_idx" ON "chat_messages"("sessionId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "chat_messages_status_createdAt_idx" ON "chat_messages"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "chat_messages_sessionId_clientKey_key" ON "chat_messages"("sessionId", "clientKey");

-- CreateIndex
CREATE INDEX "memory_items_userId_createdAt_id_idx" ON "memory_items"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "memory_items_sourceMessageId_idx" ON "memory_items"("sourceMessageId");

-- CreateIndex
CREATE UNIQUE INDEX "therapy_types_name_key" ON "therapy_types"("name");

-- CreateIndex
CREATE INDEX "relationships_partner1Id_createdAt_id_idx" ON "relationships"("partner1Id", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "relationships_partner2Id_createdAt_id_idx" ON "relationships"("partner2Id", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "relationship_sessions_relationshipId_createdAt_id_idx" ON "relationship_sessions"("relationshipId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "relationship_messages_sessionId_createdAt_id_idx" ON "relationship_messages"("sessionId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "relationship_messages_senderId_idx" ON "relationship_messages"("senderId");

-- CreateIndex
CREATE INDEX "relationship_messages_targetUserId_idx" ON "relationship_messages"("targetUserId");

-- CreateIndex
CREATE INDEX "relationship_assessments_relationshipId_createdAt_id_idx" ON "relationship_assessments"("relationshipId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "partner_invitations_tokenHash_key" ON "partner_invitations"("tokenHash");

-- CreateIndex
CREATE INDEX "partner_invitations_inviterId_createdAt_id_idx" ON "partner_invitations"("inviterId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "partner_invitations_inviteeEmailIndex_idx" ON "partner_invitations"("inviteeEmailIndex");

-- CreateIndex
CREATE INDEX "partner_invitations_inviteeId_idx" ON "partner_invitations"("inviteeId");

-- CreateIndex
CREATE UNIQUE INDEX "consents_tokenHash_key" ON "consents"("tokenHash");

-- CreateIndex
CREATE INDEX "consents_userId_requestedAt_idx" ON "consents"("userId", "requestedAt" DESC);

-- CreateIndex
CREATE INDEX "consents_guardianEmailIndex_idx" ON "consents"("guardianEmailIndex");

-- CreateIndex
CREATE INDEX "consents_guardianId_idx" ON "consents"("guardianId");

-- CreateIndex
CREATE UNIQUE INDEX "shares_tokenHash_key" ON "shares"("tokenHash");

-- CreateIndex
CREATE INDEX "shares_ownerId_createdAt_id_idx" ON "shares"("ownerId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "marketing_posts_createdAt_id_idx" ON "marketing_posts"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "marketing_posts_userId_createdAt_id_idx" ON "marketing_posts"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "marketing_posts_isPosted_scheduledFor_idx" ON "marketing_posts"("isPosted", "scheduledFor");

-- CreateIndex
CREATE INDEX "marketing_posts_campaignId_idx" ON "marketing_posts"("campaignId");

-- CreateIndex
CREATE INDEX "marketing_posts_approvedById_idx" ON "marketing_posts"("approvedById");

-- CreateIndex
CREATE INDEX "marketing_posts_therapyTypeId_idx" ON "marketing_posts"("therapyTypeId");

-- CreateIndex
CREATE INDEX "marketing_campaigns_createdAt_id_idx" ON "marketing_campaigns"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "oauth_tokens_userId_platform_idx" ON "oauth_tokens"("userId", "platform");

-- CreateIndex
CREATE INDEX "oauth_tokens_platform_isActive_idx" ON "oauth_tokens"("platform", "isActive");

-- CreateIndex
CREATE INDEX "mood_entries_userId_createdAt_id_idx" ON "mood_entries"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "admin_sessions_expiresAt_idx" ON "admin_sessions"("expiresAt");

-- CreateIndex
CREATE INDEX "admin_sessions_userId_idx" ON "admin_sessions"("userId");

-- CreateIndex
CREATE INDEX "audit_events_subject_seq_idx" ON "audit_events"("subject", "seq" DESC);

-- CreateIndex
CREATE INDEX "audit_events_actor_seq_idx" ON "audit_events"("actor", "seq" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "outbox_dedupeKey_key" ON "outbox"("dedupeKey");

-- CreateIndex
CREATE INDEX "outbox_sentAt_availableAt_idx" ON "outbox"("sentAt", "availableAt");

-- CreateIndex
CREATE INDEX "outbox_userId_idx" ON "outbox"("userId");

-- CreateIndex
CREATE INDEX "idempotency_keys_createdAt_idx" ON "idempotency_keys"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_keys_userId_key_key" ON "idempotency_keys"("userId", "key");

-- CreateIndex
CREATE INDEX "rate_limits_windowStart_idx" ON "rate_limits"("windowStart");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripeCustomerId_key" ON "users"("stripeCustomerId");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripeSubscriptionId_key" ON "users"("stripeSubscriptionId");

-- CreateIndex
CREATE INDEX "users_parentEmailIndex_idx" ON "users"("parentEmailIndex");

-- CreateIndex
CREATE INDEX "users_eraseAfter_idx" ON "users"("eraseAfter");

-- CreateIndex
CREATE INDEX "users_createdAt_id_idx" ON "users"("createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "accounts_userId_idx" ON "accounts"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "accounts_provider_providerAccountId_key" ON "accounts"("provider", "providerAccountId");

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

-- CreateIndex
CREATE INDEX "sessions_userId_idx" ON "sessions"("userId");

-- CreateIndex
CREATE INDEX "data_keys_kekId_idx" ON "data_keys"("kekId");

-- CreateIndex
CREATE UNIQUE INDEX "data_keys_ownerKind_ownerId_version_key" ON "data_keys"("ownerKind", "ownerId", "version");

-- CreateIndex
CREATE INDEX "exercises_category_name_idx" ON "exercises"("category", "name");

-- CreateIndex
CREATE INDEX "pt_routines_userId_createdAt_id_idx" ON "pt_routines"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "routine_exercises_exerciseId_idx" ON "routine_exercises"("exerciseId");

-- CreateIndex
CREATE UNIQUE INDEX "routine_exercises_routineId_orderIndex_key" ON "routine_exercises"("routineId", "orderIndex");

-- CreateIndex
CREATE INDEX "pt_sessions_userId_createdAt_id_idx" ON "pt_sessions"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "pt_sessions_routineId_idx" ON "pt_sessions"("routineId");

-- CreateIndex
CREATE INDEX "exercise_performance_sessionId_idx" ON "exercise_performance"("sessionId");

-- CreateIndex
CREATE INDEX "exercise_performance_exerciseId_idx" ON "exercise_performance"("exerciseId");

-- CreateIndex
CREATE INDEX "physical_assessments_userId_createdAt_id_idx" ON "physical_assessments"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_programs_userId_enrolledAt_id_idx" ON "user_programs"("userId", "enrolledAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_programs_programId_idx" ON "user_programs"("programId");

-- CreateIndex
CREATE UNIQUE INDEX "certificates_userProgramId_key" ON "certificates"("userProgramId");

-- CreateIndex
CREATE UNIQUE INDEX "certificates_certificateNumber_key" ON "certificates"("certificateNumber");

-- CreateIndex
CREATE UNIQUE INDEX "certificates_verificationHash_key" ON "certificates"("verificationHash");

-- CreateIndex
CREATE INDEX "certificates_userId_createdAt_id_idx" ON "certificates"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "certificates_programId_idx" ON "certificates"("programId");

-- CreateIndex
CREATE INDEX "crisis_incidents_userId_createdAt_id_idx" ON "crisis_incidents"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "crisis_incidents_resolved_createdAt_id_idx" ON "crisis_incidents"("resolved", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "crisis_incidents_sessionId_idx" ON "crisis_incidents"("sessionId");

-- CreateIndex
CREATE INDEX "crisis_incidents_messageId_idx" ON "crisis_incidents"("messageId");

-- CreateIndex
CREATE INDEX "crisis_incidents_acknowledgedBy_idx" ON "crisis_incidents"("acknowledgedBy");

-- CreateIndex
CREATE UNIQUE INDEX "safety_plans_userId_key" ON "safety_plans"("userId");

-- AddForeignKey
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "chat_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_items" ADD CONSTRAINT "memory_items_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "memory_items" ADD CONSTRAINT "memory_items_sourceMessageId_fkey" FOREIGN KEY ("sourceMessageId") REFERENCES "chat_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_partner1Id_fkey" FOREIGN KEY ("partner1Id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationships" ADD CONSTRAINT "relationships_partner2Id_fkey" FOREIGN KEY ("partner2Id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationship_sessions" ADD CONSTRAINT "relationship_sessions_relationshipId_fkey" FOREIGN KEY ("relationshipId") REFERENCES "relationships"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationship_messages" ADD CONSTRAINT "relationship_messages_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "relationship_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationship_messages" ADD CONSTRAINT "relationship_messages_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationship_messages" ADD CONSTRAINT "relationship_messages_targetUserId_fkey" FOREIGN KEY ("targetUserId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "relationship_assessments" ADD CONSTRAINT "relationship_assessments_relationshipId_fkey" FOREIGN KEY ("relationshipId") REFERENCES "relationships"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_invitations" ADD CONSTRAINT "partner_invitations_inviteeId_fkey" FOREIGN KEY ("inviteeId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_guardianId_fkey" FOREIGN KEY ("guardianId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shares" ADD CONSTRAINT "shares_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "marketing_posts" ADD CONSTRAINT "marketing_posts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "marketing_posts" ADD CONSTRAINT "marketing_posts_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "marketing_posts" ADD CONSTRAINT "marketing_posts_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "marketing_campaigns"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "marketing_posts" ADD CONSTRAINT "marketing_posts_therapyTypeId_fkey" FOREIGN KEY ("therapyTypeId") REFERENCES "therapy_types"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oauth_tokens" ADD CONSTRAINT "oauth_tokens_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mood_entries" ADD CONSTRAINT "mood_entries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "admin_sessions" ADD CONSTRAINT "admin_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_chain" ADD CONSTRAINT "audit_chain_seq_fkey" FOREIGN KEY ("seq") REFERENCES "audit_events"("seq") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pt_routines" ADD CONSTRAINT "pt_routines_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "routine_exercises" ADD CONSTRAINT "routine_exercises_routineId_fkey" FOREIGN KEY ("routineId") REFERENCES "pt_routines"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "routine_exercises" ADD CONSTRAINT "routine_exercises_exerciseId_fkey" FOREIGN KEY ("exerciseId") REFERENCES "exercises"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pt_sessions" ADD CONSTRAINT "pt_sessions_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "pt_sessions" ADD CONSTRAINT "pt_sessions_routineId_fkey" FOREIGN KEY ("routineId") REFERENCES "pt_routines"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exercise_performance" ADD CONSTRAINT "exercise_performance_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "pt_sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "exercise_performance" ADD CONSTRAINT "exercise_performance_exerciseId_fkey" FOREIGN KEY ("exerciseId") REFERENCES "exercises"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "physical_assessments" ADD CONSTRAINT "physical_assessments_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_programs" ADD CONSTRAINT "user_programs_programId_fkey" FOREIGN KEY ("programId") REFERENCES "programs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_programId_fkey" FOREIGN KEY ("programId") REFERENCES "programs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_userProgramId_fkey" FOREIGN KEY ("userProgramId") REFERENCES "user_programs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crisis_incidents" ADD CONSTRAINT "crisis_incidents_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crisis_incidents" ADD CONSTRAINT "crisis_incidents_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "chat_sessions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crisis_incidents" ADD CONSTRAINT "crisis_incidents_messageId_fkey" FOREIGN KEY ("messageId") REFERENCES "chat_messages"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "crisis_incidents" ADD CONSTRAINT "crisis_incidents_acknowledgedBy_fkey" FOREIGN KEY ("acknowledgedBy") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "safety_plans" ADD CONSTRAINT "safety_plans_userId_fkey" FOREIGN KEY ("userId") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
