export interface Documented {
  readonly id: string;
  readonly table: string;
  readonly columns: readonly string[];
}

const entity = (id: string, table: string, columns: string): Documented => ({
  id,
  table,
  columns: columns.split(",").map((column) => column.trim()),
});

/**
 * Each entity's documented columns with type, "?" for null, and default, as `columnsOf` reads them
 * (checklist DATA).
 */
export const DOCUMENTED: readonly Documented[] = [
  entity(
    "DATA-02",
    "users",
    `id uuid = generated, email text, firstName text?, lastName text?, profileImageUrl text?, age int4?,
     ageGroup AgeGroup?, isChildAccount bool?, isAdmin bool = false, active bool = true,
     subscriptionTier text = free, subscriptionStatus text = active, culturalBackground text?,
     language Language = en, religion text?, therapyGoals text?, preferredTherapyTypes text[]? = {},
     parentEmail text?, stripeCustomerId text?, stripeSubscriptionId text?,
     createdAt timestamptz = generated, updatedAt timestamptz = generated`,
  ),
  entity(
    "DATA-03",
    "mood_entries",
    `id uuid = generated, userId uuid, mood Mood, moodScore int4 = 5, notes text?, triggers text?,
     createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-04",
    "chat_sessions",
    `id uuid = generated, userId uuid, title text, summary text?, mood text?,
     createdAt timestamptz = generated, updatedAt timestamptz = generated`,
  ),
  entity(
    "DATA-05",
    "chat_messages",
    `id uuid = generated, sessionId uuid, role MessageRole, content text, metadata text?,
     createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-06",
    "therapy_types",
    `id uuid = generated, name text, shortName text, category text, description text,
     techniques text[]? = {}, conditions text[]? = {}, ageGroups AgeGroup[]? = {}, isActive bool = true,
     systemPrompt text, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-07",
    "crisis_incidents",
    `id uuid = generated, userId uuid, severity Severity, description text?, actionTaken text?,
     resolved bool = false, createdAt timestamptz = generated`,
  ),
  entity("DATA-08", "sessions", "sid text, sess jsonb, expire timestamptz"),
  entity("DATA-09", "admin_sessions", "token text, expiresAt timestamptz, createdAt timestamptz = generated"),
  entity(
    "DATA-10",
    "exercises",
    `id uuid = generated, name text, category ExerciseCategory, targetArea text, difficulty Difficulty,
     duration int4, instructions text, precautions text?, benefits text[]? = {}, equipment text[]? = {},
     modifications text?, videoUrl text?, imageUrl text?, isChildFriendly bool = false,
     createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-11",
    "pt_routines",
    `id uuid = generated, userId uuid, name text, goals text?, targetAreas text?,
     difficulty Difficulty = beginner, estimatedDuration int4, isActive bool = true,
     createdAt timestamptz = generated, updatedAt timestamptz = generated`,
  ),
  entity(
    "DATA-12",
    "routine_exercises",
    `id uuid = generated, routineId uuid, exerciseId uuid, orderIndex int4, sets int4 = 1, reps int4?,
     holdTime int4?, restTime int4?, notes text?`,
  ),
  entity(
    "DATA-13",
    "pt_sessions",
    `id uuid = generated, userId uuid, routineId uuid?, duration int4, completedExercises int4 = 0,
     totalExercises int4, painBefore int4?, painAfter int4?, energyLevel int4?, notes text?,
     aiCoachingUsed bool = false, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-14",
    "exercise_performance",
    `id uuid = generated, sessionId uuid, exerciseId uuid, setsCompleted int4 = 0, repsCompleted int4?,
     holdTimeCompleted int4?, formScore int4?, difficultyRating int4?, completionStatus text = completed,
     aiComments text?, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-15",
    "physical_assessments",
    `id uuid = generated, userId uuid, assessmentType PhysicalAssessmentType, painLevels text?,
     mobilityScores text?, strengthScores text?, functionalScores text?, goals text?, limitations text?,
     recommendations text?, nextAssessmentDate timestamptz?, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-16",
    "programs",
    `id uuid = generated, name text, type text, description text, duration int4, requirements jsonb = {},
     isActive bool = true, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-17",
    "user_programs",
    `id uuid = generated, userId uuid, programId uuid, enrolledAt timestamptz = generated,
     completedAt timestamptz?, progress int4 = 0, status text = active, certificateGenerated bool = false`,
  ),
  entity(
    "DATA-18",
    "certificates",
    `id uuid = generated, userId uuid, programId uuid, userProgramId uuid, certificateNumber text,
     recipientName text, programName text, completionDate timestamptz, issueDate timestamptz = generated,
     validUntil timestamptz?, achievementsUnlocked text?, performanceMetrics text?, instructorName text,
     issuingOrganization text, certificateType text = completion, verificationHash text,
     downloadCount int4 = 0, lastDownloaded timestamptz?, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-19",
    "relationships",
    `id uuid = generated, relationshipName text, relationshipType RelationshipType, partner1Id uuid,
     partner2Id uuid, status text = active, relationshipStartDate timestamptz?,
     therapyStartDate timestamptz?, goals text?, challenges text?, communicationStyle text?,
     conflictResolutionStyle text?, createdAt timestamptz = generated, updatedAt timestamptz = generated`,
  ),
  entity(
    "DATA-20",
    "relationship_sessions",
    `id uuid = generated, relationshipId uuid, sessionType text = couples, participants uuid[]? = {},
     sessionTitle text, sessionFocus text?, therapyApproach text?, duration int4?, status text = active,
     createdAt timestamptz = generated, updatedAt timestamptz = generated`,
  ),
  entity(
    "DATA-21",
    "relationship_messages",
    `id uuid = generated, sessionId uuid, senderId uuid?, senderType SenderType, senderName text,
     content text, messageType text = text, metadata text?, isPrivate bool = false, targetUserId uuid?,
     createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-22",
    "relationship_assessments",
    `id uuid = generated, relationshipId uuid, assessmentType text, title text, questions text,
     partner1Responses text?, partner2Responses text?, analysisResults text?, recommendedActions text?,
     completedAt timestamptz?, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-23",
    "partner_invitations",
    `id uuid = generated, inviterId uuid, inviteeEmail text, inviteeId uuid?,
     relationshipType RelationshipType, personalMessage text?, status InvitationStatus = pending,
     expiresAt timestamptz, acceptedAt timestamptz?, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-24",
    "marketing_posts",
    `id uuid = generated, platform text, title text, content text, hashtags text[]? = {}, imagePrompt text?,
     videoScript text?, scheduledFor timestamptz?, postedAt timestamptz?, isPosted bool = false,
     engagementStats jsonb = {}, therapyTypeId uuid?, createdAt timestamptz = generated`,
  ),
  entity(
    "DATA-25",
    "marketing_campaigns",
    `id uuid = generated, name text, description text?, targetAudience text?, platforms text[]? = {},
     isActive bool = true, postsGenerated int4 = 0, totalEngagement int4 = 0,
     createdAt timestamptz = generated, updatedAt timestamptz = generated`,
  ),
  entity(
    "DATA-26",
    "oauth_tokens",
    `id uuid = generated, userId uuid?, platform text, accessToken text, refreshToken text?,
     tokenType text = Bearer, scope text?, expiresAt timestamptz?, isActive bool = true,
     createdAt timestamptz = generated, updatedAt timestamptz = generated`,
  ),
];
