/** The kinds of data that are kept about a person, in the order in which the page shows them. */
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
 * Why it may be kept. `service`: the person asked for the service (GDPR 6(1)(b)). `consent`: they
 * agreed that health data is kept (6(1)(a), 9(2)(a)). `safety`: to protect a life (6(1)(d),
 * 9(2)(c)). `law`: a law asks for it (6(1)(c)). `security`: to keep the service from abuse
 * (6(1)(f)).
 */
export const GROUNDS = ["service", "consent", "safety", "law", "security"] as const;
export type Ground = (typeof GROUNDS)[number];

/**
 * How long it is kept. `chosen`: as long as the person's own rule says. `until_deleted`: until they
 * delete it or the account. `account`: as long as the account. `ended_share`, `unanswered`: with
 * the account, and what has ended sooner. `bills`: with the account here, at the payment service as
 * long as the law on accounting says. `two_years`: written when the account goes, and there for 24
 * months. `sent`: until the mail has left. `sign_in`: 30 days, 7 without use. `day`: a day at most.
 * `record`: stays, by id only.
 */
export const KEPT = [
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
 * What opens it: `own`, a key of the person's own; `pair`, a key that two partners share (what is
 * private stands under the key of one); `service`, a key of the service; `none`, it is not locked
 * by itself.
 */
export const LOCKS = ["own", "pair", "service", "none"] as const;
export type Lock = (typeof LOCKS)[number];
