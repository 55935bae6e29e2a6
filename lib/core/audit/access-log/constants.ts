/** Maximum rows per page of the log. */
export const MAX_LISTED = 30;

/** The roles an entry can name. Individual people are never named. */
const DOERS = ["you", "care", "admin", "guardian", "service", "stranger", "somebody"] as const;
export type Doer = (typeof DOERS)[number];

/** The actions, as worded for the person whose data it is. */
const DEEDS = [
  "incident_read",
  "talk_opened",
  "talk_read",
  "incident_handled",
  "log_searched",
  "looked_up",
  "role_changed",
  "account_off",
  "account_on",
  "consent",
  "wrong_address",
  "exported",
  "shared",
  "family_looked",
  "grown",
  "age_said",
  "parent_named",
  "parent_moved",
  "erase_later",
  "kept",
  "talk_deleted",
  "all_forgotten",
  "rule_set",
  "rule_applied",
  "signed_out",
  "other",
] as const;
export type Deed = (typeof DEEDS)[number];

/** Query key of the access log. Its joined parts are the URL of the first page. */
export const accessKey = ["/api/account/access"] as const;
