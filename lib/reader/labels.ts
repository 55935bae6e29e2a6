/**
 * The labels of the model's heads, in the order of its outputs; a test compares them with
 * models/reader/reader.json.
 */

/** The kind of danger. */
export const KINDS = [
  "none",
  "suicide",
  "self_harm",
  "harm_to_others",
  "abuse",
  "psychosis",
  "medical",
  "eating",
  "third_party",
] as const;
export type Kind = (typeof KINDS)[number];

/** In the order of the C-SSRS screener, in our own words (training/data/README.md). */
export const SEVERITIES = ["none", "low", "moderate", "high", "imminent"] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Whose risk the text is about. */
export const WHOSE = ["none", "self", "close", "other"] as const;
export type Whose = (typeof WHOSE)[number];

/** When: a film, a song, a study or the news is "fiction". */
export const TIMES = ["now", "past", "hypothetical", "fiction"] as const;
export type Time = (typeof TIMES)[number];

/** The act of saying it. */
export const ACTS = [
  "statement",
  "question",
  "ask_advice",
  "ask_plan",
  "ask_text",
  "ask_summary",
  "ask_recall",
  "yes",
  "no",
  "unsure",
  "denial",
  "correction",
  "stop",
  "step_done",
  "progress",
  "thanks",
  "goodbye",
  "small_talk",
  "about_guide",
] as const;
export type Act = (typeof ACTS)[number];

export const VALENCES = ["neg", "neutral", "pos"] as const;
export type Valence = (typeof VALENCES)[number];

export const TOPICS = [
  "work",
  "job_loss",
  "burnout",
  "stress",
  "money",
  "housing",
  "legal",
  "school",
  "exams",
  "future",
  "decision",
  "change",
  "friends",
  "loneliness",
  "dating",
  "partner",
  "breakup",
  "marriage",
  "sex",
  "parenting",
  "pregnancy",
  "parents",
  "siblings",
  "family_conflict",
  "caregiving",
  "grief",
  "death",
  "pets",
  "pet_loss",
  "illness",
  "pain",
  "medication",
  "therapy",
  "sleep",
  "eating",
  "body_image",
  "exercise",
  "addiction",
  "alcohol",
  "gaming",
  "internet",
  "anxiety",
  "panic",
  "worry",
  "ocd",
  "phobia",
  "low_mood",
  "depression",
  "anger",
  "shame",
  "guilt",
  "self_esteem",
  "perfectionism",
  "trauma",
  "abuse",
  "bullying",
  "discrimination",
  "identity",
  "gender",
  "faith",
  "culture",
  "migration",
  "news",
  "climate",
  "meaning",
  "suicide",
  "self_harm",
  "psychosis",
  "mania",
  "neurodiversity",
  "aging",
  "military",
  "hobbies",
  "music",
  "sport",
  "food",
  "travel",
  "weather",
  "technology",
  "daily_life",
  "celebration",
  "guide",
] as const;
export type Topic = (typeof TOPICS)[number];

/** Things an answer tells beyond yes or no. */
export const TOLD = [
  "company",
  "called",
  "means_away",
  "means_near",
  "at_place",
  "left_place",
  "now",
  "later",
  "refuse",
  "worse",
  "better",
  "alone",
  "decided",
  "safe",
  "has_person",
  "hospital",
  "burden",
  "shame",
  "not_understood",
  "money",
  "language",
  "privacy",
  "parents",
  "did_not_help",
  "no_energy",
  "nobody",
  "dont_know_how",
  "insult",
  "leave_me",
  "other_topic",
  "joke",
  "police",
  "secret",
  "method",
  "cannot_go_on",
  "no_way_out",
  "no_point",
  "worthless",
  "loss",
] as const;
export type Told = (typeof TOLD)[number];

/** Faults in a guide's words; "good" if there are none. */
export const GUIDE_FAULTS = [
  "good",
  "endorses_harm",
  "method",
  "diagnosis",
  "license",
  "secrecy",
  "romance",
  "dependency",
  "starving",
  "mania",
  "dying_reasonable",
  "blame",
] as const;
export type GuideFault = (typeof GUIDE_FAULTS)[number];
