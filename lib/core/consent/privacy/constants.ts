/** The kinds of data kept about a person, in the order the page shows them. */
export const DATA_KINDS = [
  "account",
  "answers",
  "conversations",
  "moods",
  "memory",
  "safety_plan",
  "crisis_notes",
  "trauma",
  "movement",
  "couples",
  "programmes",
  "agreements",
  "shares",
  "drafts",
  "plan",
  "used_trial",
  "mails",
  "sign_ins",
  "record",
  "short_lived",
] as const;
export type DataKindId = (typeof DATA_KINDS)[number];

/**
 * The legal basis. `service`: the person asked for the service (GDPR 6(1)(b)). `consent`: they
 * agreed to the storage of health data (6(1)(a), 9(2)(a)). `safety`: to protect a life (6(1)(d),
 * 9(2)(c)). `law`: a law requires it (6(1)(c)). `security`: to protect the service from abuse
 * (6(1)(f)).
 */
const GROUNDS = ["service", "consent", "safety", "law", "security"] as const;
export type Ground = (typeof GROUNDS)[number];

/**
 * How long data is kept. `chosen`: according to the person's own rule. `until_deleted`: until they
 * delete it or the account. `account`: as long as the account. `ended_share`, `unanswered`: as long
 * as the account, except that ended or unanswered ones go sooner. `bills`: here as long as the
 * account, at the payment service as long as accounting law requires. `two_years`: written when the
 * account is erased and kept for 24 months. `sent`: until the mail is sent. `sign_in`: 30 days, or
 * 7 without use. `day`: at most a day. `record`: permanent, by id only.
 */
const KEPT = [
  "chosen",
  "until_deleted",
  "account",
  "ended_share",
  "unanswered",
  "agreement",
  "bills",
  "two_years",
  "sent",
  "sign_in",
  "day",
  "record",
] as const;
export type Kept = (typeof KEPT)[number];

/**
 * The encryption key: `own`, the person's own; `pair`, one that two partners share (private entries
 * use one partner's key); `service`, the service's; `none`, no separate encryption.
 */
const LOCKS = ["own", "pair", "service", "none"] as const;
export type Lock = (typeof LOCKS)[number];

/** Query key of the data kept about the caller. Its joined parts are the URL (API-06). */
export const keptDataKey = ["/api/account/data"] as const;
