import type { DataKind } from "./types";

/**
 * The data kept about a person: why, for how long and under which key (GDPR 13, 15, 30). This is
 * the only such table. /account and docs/data-map.md are built from it, and a test compares it with
 * the database, so no table with people's rows can be missing. The wording is in `copy.ts`.
 */
export const DATA_MAP: readonly DataKind[] = [
  {
    id: "account",
    tables: ["users", "accounts", "retention_choices"],
    ofUsers: ["email", "firstName", "lastName", "profileImageUrl"],
    ground: "service",
    kept: "account",
    lock: "none",
  },
  {
    id: "answers",
    tables: ["users"],
    ofUsers: ["culturalBackground", "religion", "therapyGoals", "preferredTherapyTypes"],
    ground: "consent",
    kept: "until_deleted",
    lock: "own",
  },
  {
    id: "conversations",
    tables: ["chat_sessions", "chat_messages"],
    ground: "consent",
    kept: "chosen",
    lock: "own",
  },
  { id: "moods", tables: ["mood_entries"], ground: "consent", kept: "chosen", lock: "own" },
  { id: "memory", tables: ["memory_items"], ground: "consent", kept: "until_deleted", lock: "own" },
  {
    id: "safety_plan",
    tables: ["safety_plans"],
    ground: "consent",
    kept: "until_deleted",
    lock: "own",
  },
  {
    id: "crisis_notes",
    tables: ["crisis_incidents", "incident_notes", "break_glass_grants", "unread_texts"],
    ground: "safety",
    kept: "account",
    lock: "own",
  },
  { id: "trauma", tables: ["trauma_checks"], ground: "consent", kept: "account", lock: "own" },
  {
    id: "movement",
    tables: [
      "pt_routines",
      "routine_exercises",
      "pt_sessions",
      "exercise_performance",
      "physical_assessments",
    ],
    ground: "consent",
    kept: "account",
    lock: "own",
  },
  {
    id: "couples",
    tables: [
      "relationships",
      "relationship_sessions",
      "relationship_messages",
      "relationship_assessments",
      "relationship_check_ins",
      "partner_invitations",
    ],
    ground: "consent",
    kept: "unanswered",
    lock: "pair",
  },
  {
    id: "programmes",
    tables: ["user_programs", "certificates", "finished_exercises"],
    ground: "service",
    kept: "account",
    lock: "own",
  },
  {
    id: "agreements",
    tables: ["consents"],
    ofUsers: ["parentEmail", "parentEmailIndex"],
    ground: "law",
    kept: "agreement",
    lock: "own",
  },
  {
    id: "shares",
    tables: ["shares", "share_openings"],
    ground: "consent",
    kept: "ended_share",
    lock: "own",
  },
  {
    id: "drafts",
    tables: ["marketing_posts", "post_deliveries"],
    ground: "service",
    kept: "account",
    lock: "none",
  },
  {
    id: "plan",
    tables: ["subscriptions", "billing_operations", "family_seats", "plan_checks"],
    ofUsers: ["subscriptionTier", "subscriptionStatus", "stripeCustomerId", "stripeSubscriptionId"],
    ground: "service",
    kept: "bills",
    lock: "own",
  },
  {
    id: "used_trial",
    tables: ["used_trials"],
    ground: "security",
    kept: "two_years",
    lock: "none",
  },
  { id: "mails", tables: ["outbox"], ground: "service", kept: "sent", lock: "service" },
  { id: "sign_ins", tables: ["sessions"], ground: "security", kept: "sign_in", lock: "none" },
  { id: "record", tables: ["audit_events"], ground: "law", kept: "record", lock: "none" },
  {
    id: "short_lived",
    tables: ["idempotency_keys", "rate_limits", "pin_tries", "admin_sessions", "oauth_states"],
    ground: "security",
    kept: "day",
    lock: "own",
  },
];

/** Tables without an entry above, and why. */
export const NOT_ABOUT_A_PERSON: Readonly<Record<string, string>> = {
  data_keys: "the key that opens the rest; it dies with the account (decision 0011)",
  audit_chain: "checksums of the record of access",
  crisis_counts: "how often help was shown, by day, not tied to anyone (R-04)",
  crisis_months: "the same, added up by month",
  crisis_times: "how fast the crisis desk was in a year, not tied to anyone",
  oauth_tokens: "the company's own accounts at platforms; who connected one is named by id",
  therapy_types: "the catalogue of approaches",
  therapy_type_versions:
    "earlier states of that catalogue; who changed one is named by id until their account goes",
  exercises: "the catalogue of exercises",
  programs: "the catalogue of programs",
  marketing_campaigns: "the company's own plans for its posts",
  stripe_events: "numbers of messages from the payment service, so that each is handled once",
  model_health: "whether the model is answering now, and how its server marks thinking",
  settings: "switches that staff set for everyone",
  setting_changes:
    "earlier states of those switches; who changed one is named by id until their account goes",
  analytics_days: "numbers for past days, none of them for fewer than five people",
  seed_stamps: "which catalogue is loaded",
};
