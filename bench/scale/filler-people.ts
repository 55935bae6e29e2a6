import type { Amounts } from "./amounts";
import { type Filler, id, over, personId, sealed } from "./filler";

const share = (part: number) => (amounts: Amounts) => Math.floor(amounts.filler * part);
const one = share(1);
const YEARS = 730;

/**
 * Out of a hundred people: five children, five teenagers, five with Plus, one family of three, and
 * ninety-odd others.
 */
const AGE =
  "CASE n % 20 WHEN 0 THEN 6 + n / 20 % 6 WHEN 1 THEN 13 + n / 20 % 4 ELSE 20 + n % 50 END";
/** A family plan's owner is the eighth in a hundred; the two after them have a seat in it. */
const TIER =
  "CASE WHEN n % 20 = 5 THEN 'plus' WHEN n % 100 IN (8, 9, 10) THEN 'family_premium' ELSE 'free' END";
const FIRST =
  "(ARRAY['Ada','Ben','Cem','Dora','Emil','Fay','Gita','Hugo','Ines','Jan','Kira','Lou','Mia','Nils','Olga'])[1 + n % 15]";
const LAST =
  "(ARRAY['Abel','Brandt','Costa','Dupont','Egger','Fischer','Gruber','Haas','Ito','Jansen','Khan','Lopez'])[1 + n % 12]";

/** People and the rows that come with an account. */
export const PEOPLE: readonly Filler[] = [
  {
    table: "users",
    rows: one,
    insert: ({ filler }) => `
      INSERT INTO users ("id", "email", "firstName", "lastName", "age", "ageGroup", "isChildAccount", "bornBy", "parentEmail", "parentEmailIndex",
        "consent", "active", "subscriptionTier", "termsAcceptedAt", "disclaimerAcknowledgedAt", "stripeCustomerId", "eraseAfter", "createdAt", "updatedAt")
      SELECT ${personId("n")}, lower(first) || '.' || lower(last) || n || '@example.com', first, last, age,
        (CASE WHEN age < 13 THEN 'child' WHEN age < 18 THEN 'teen' ELSE 'adult' END)::"AgeGroup", age < 18,
        CASE WHEN age < 18 THEN (current_date - make_interval(years => age, days => 1 + n % 300))::date END,
        CASE WHEN age < 18 THEN ${sealed(80)} END, CASE WHEN age < 18 THEN 'parent' || n END,
        (CASE WHEN age < 13 THEN 'granted' ELSE 'not_needed' END)::"ConsentState", n % 300 <> 12, ${TIER},
        at, at, CASE WHEN ${TIER} <> 'free' THEN 'cus_' || n END, CASE WHEN n % 500 = 11 THEN now() + interval '20 days' END, at, at
      FROM (SELECT n, ${FIRST} AS first, ${LAST} AS last, ${AGE} AS age, ${over(YEARS, "n", filler)} AS at FROM series) AS person`,
  },
  {
    table: "data_keys",
    rows: one,
    insert: () => `
      INSERT INTO data_keys ("id", "ownerKind", "ownerId", "kekId", "wrapped")
      SELECT gen_random_uuid(), 'person', ${personId("n")}, 'filler', ${sealed(80)} FROM series`,
  },
  {
    table: "accounts",
    rows: one,
    insert: () => `
      INSERT INTO accounts ("id", "userId", "provider", "providerAccountId")
      SELECT gen_random_uuid(), ${personId("n")}, 'filler', 'subject-' || n FROM series`,
  },
  {
    table: "sessions",
    rows: share(0.45),
    insert: () => `
      INSERT INTO sessions ("sid", "sess", "expire", "userId")
      SELECT md5('a' || n) || md5('b' || n), '{"signedInAt":"2026-01-01T00:00:00.000Z"}', now() + interval '6 days' + n * interval '1 second', ${personId("n")} FROM series`,
  },
  {
    table: "consents",
    rows: share(0.05),
    insert: () => `
      INSERT INTO consents ("id", "userId", "purpose", "guardianEmail", "guardianEmailIndex", "tokenHash", "status", "requestedAt", "expiresAt", "decidedAt")
      SELECT gen_random_uuid(), ${personId("n * 20")}, 'child_account', ${sealed(80)}, 'parent' || n * 20, md5('consent' || n), 'granted',
        now() - interval '100 days', now() - interval '93 days', now() - interval '99 days' FROM series`,
  },
  {
    table: "retention_choices",
    rows: share(0.1),
    insert: () => `
      INSERT INTO retention_choices ("userId", "kind", "months", "effectiveFrom", "dueAt")
      SELECT ${personId("n * 10")}, 'moods', 24, now(), now() + interval '1 day' + n * interval '1 second' FROM series`,
  },
  {
    table: "subscriptions",
    rows: share(0.05),
    insert: () => `
      INSERT INTO subscriptions ("id", "userId", "tier", "status", "stripeSubscriptionId", "cardStored", "trialEndsAt", "currentPeriodEnd", "createdAt")
      SELECT gen_random_uuid(), ${personId("n * 20 - 15")}, 'plus', 'active', 'sub_' || n, true, now() - interval '50 days', now() + interval '9 days',
        now() - interval '53 days' FROM series`,
  },
  {
    table: "subscriptions",
    rows: share(0.01),
    insert: () => `
      INSERT INTO subscriptions ("id", "userId", "tier", "status", "stripeSubscriptionId", "cardStored", "currentPeriodEnd", "createdAt")
      SELECT gen_random_uuid(), ${personId("n * 100 - 92")}, 'family_premium', 'active', 'family_' || n, true, now() + interval '9 days',
        now() - interval '53 days' FROM series`,
  },
  {
    table: "family_seats",
    rows: share(0.02),
    insert: () => `
      INSERT INTO family_seats ("id", "ownerId", "memberId", "inviteeEmail", "inviteeEmailIndex", "status", "expiresAt", "acceptedAt")
      SELECT gen_random_uuid(), ${personId("(n + 1) / 2 * 100 - 92")}, ${personId("(n + 1) / 2 * 100 - 91 + n % 2")}, ${sealed(80)}, 'seat' || n, 'accepted',
        now() - interval '40 days', now() - interval '45 days' FROM series`,
  },
  {
    table: "billing_operations",
    rows: share(0.06),
    insert: () => `
      INSERT INTO billing_operations ("id", "userId", "kind", "target", "finishedAt", "createdAt")
      SELECT gen_random_uuid(), ${personId("n")}, 'subscribe', 'plus', now() - interval '9 days', now() - interval '9 days' FROM series`,
  },
  {
    table: "stripe_events",
    rows: share(0.3),
    insert: ({ filler }) => `
      INSERT INTO stripe_events ("id", "type", "receivedAt", "handledAt")
      SELECT 'evt_' || md5(n::text), 'invoice.paid', ${over(80, "n", filler)}, now() FROM series`,
  },
  {
    table: "shares",
    rows: share(0.05),
    insert: () => `
      INSERT INTO shares ("id", "ownerId", "kind", "scope", "viewerId", "inviteeEmail", "inviteeEmailIndex", "expiresAt", "acceptedAt")
      SELECT ${id("share", "n")}, ${personId("n * 20 - 1")}, 'family', ARRAY['moods'], ${personId("n * 20 - 2")}, ${sealed(80)}, 'viewer' || n,
        now() + interval '60 days', now() FROM series`,
  },
  {
    table: "share_openings",
    rows: share(0.15),
    insert: () => `
      INSERT INTO share_openings ("id", "shareId", "openedAt")
      SELECT gen_random_uuid(), ${id("share", "(n + 2) / 3")}, now() - n % 3 * interval '1 day' FROM series`,
  },
  {
    table: "partner_invitations",
    rows: share(0.03),
    insert: () => `
      INSERT INTO partner_invitations ("id", "inviterId", "inviteeEmail", "inviteeEmailIndex", "inviteeId", "relationshipType", "tokenHash", "status", "expiresAt", "acceptedAt")
      SELECT gen_random_uuid(), ${personId("n * 20 - 3")}, ${sealed(80)}, 'partner' || n, ${personId("n * 20 - 4")}, 'partnership', md5('partner' || n), 'accepted',
        now() - interval '50 days', now() - interval '55 days' FROM series`,
  },
];
