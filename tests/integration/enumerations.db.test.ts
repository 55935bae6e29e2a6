import { SEVERITIES } from "@/lib/crisis/constants";
import { INVITATION_STATUSES, RELATIONSHIP_TYPES, SENDER_TYPES } from "@/lib/features/couples/constants";
import { PLATFORMS } from "@/lib/features/growth/marketing/constants";
import { MOODS } from "@/lib/features/mood/constants";
import { DIFFICULTIES, EXERCISE_CATEGORIES, PHYSICAL_ASSESSMENT_TYPES } from "@/lib/features/movement/constants";
import { ENROLMENT_STATUSES, PROGRAM_TYPES } from "@/lib/features/programs/constants";
import { AGE_GROUPS } from "@/lib/shared/audience";
import { LANGUAGES } from "@/lib/shared/languages";
import { TIER_IDS } from "@/lib/shared/tiers";
import {
  AgeGroup,
  Difficulty,
  ExerciseCategory,
  InvitationStatus,
  Language,
  Mood,
  PhysicalAssessmentType,
  RelationshipType,
  SenderType,
  Severity,
} from "@/prisma/client/enums";
import { query } from "../support/database";
import { enumValues } from "./columns";

const noIncident = "none";

it.each([
  ["DATA-02", "AgeGroup", AGE_GROUPS, AgeGroup],
  ["DATA-02", "Language", LANGUAGES, Language],
  ["DATA-03", "Mood", MOODS, Mood],
  ["DATA-07", "Severity", SEVERITIES.filter((severity) => severity !== noIncident), Severity],
  ["DATA-10", "Difficulty", DIFFICULTIES, Difficulty],
  ["DATA-10", "ExerciseCategory", EXERCISE_CATEGORIES, ExerciseCategory],
  ["DATA-15", "PhysicalAssessmentType", PHYSICAL_ASSESSMENT_TYPES, PhysicalAssessmentType],
  ["DATA-19", "RelationshipType", RELATIONSHIP_TYPES, RelationshipType],
  ["DATA-21", "SenderType", SENDER_TYPES, SenderType],
  ["DATA-23", "InvitationStatus", INVITATION_STATUSES, InvitationStatus],
] as const)(
  "%s %s is the same list in the feature, the client and the database",
  async (_id, name, values, generated) => {
    expect([...(await enumValues(name))].sort()).toEqual([...values].sort());
    expect(Object.values<string>(generated).sort()).toEqual([...values].sort());
  },
);

it.each([
  ["DATA-02", "users_tier_known", TIER_IDS],
  ["DATA-16", "programs_type_known", PROGRAM_TYPES],
  ["DATA-17", "user_programs_status_known", ENROLMENT_STATUSES],
  ["DATA-24", "marketing_posts_platform_known", PLATFORMS],
  ["DATA-25", "marketing_campaigns_platforms_known", PLATFORMS],
  ["DATA-26", "oauth_tokens_platform_known", PLATFORMS],
] as const)("%s %s lists what the feature lists", async (_id, constraint, values) => {
  const [row] = await query<{ rule: string }>(
    "SELECT pg_get_constraintdef(oid) AS rule FROM pg_constraint WHERE conname = $1",
    [constraint],
  );
  const listed = [...(row?.rule ?? "").matchAll(/'([^']+)'::text/g)].map(([, value]) => value);
  expect(listed.sort()).toEqual([...values].sort());
});
