import type { UserFilter } from "./constants";

/** Only adults see staff pages, so there's a single wording. */
export const USERS_COPY = {
  title: "User Management",
  text: "Accounts, roles, and status. What people talk about isn't shown here.",
  audit: "Audit trail",
  search: "Search by name or email",
  show: "Show",
  shown: {
    all: "Everyone",
    admins: "Admins",
    clinicians: "Clinicians",
    deactivated: "Deactivated",
  } satisfies Record<UserFilter, string>,
  list: "People",
  reading: "Searching for people",
  found: (count: number, more: boolean) =>
    `${count}${more ? " or more" : ""} ${count === 1 && !more ? "person" : "people"}`,
  none: {
    title: "No one found",
    search: "No name or address contains all of these words. Try fewer.",
    show: { all: "There are no accounts yet.", other: "No accounts match this filter." },
  },
  more: "Show more",
  noName: "No name given",
  badges: {
    admin: "Admin",
    clinician: "Clinician",
    deactivated: "Deactivated",
    erasing: (day: string) => `Will be erased on ${day}`,
  },
  facts: {
    age: "Age group",
    ages: { child: "Child", teen: "Teen", adult: "Adult", none: "Not given" },
    plan: "Plan",
    consent: "Parent's consent",
    consents: {
      not_needed: "Not needed",
      pending: "Waiting",
      granted: "Given",
      refused: "Refused",
      withdrawn: "Withdrawn",
    },
    since: "Since",
  },
  manage: (who: string) => `Manage ${who}`,
  acts: {
    grantAdmin: "Make admin",
    removeAdmin: "Remove admin",
    grantClinician: "Make clinician",
    removeClinician: "Remove clinician",
    deactivate: "Deactivate",
    activate: "Activate",
    trail: "Audit trail for this person",
  },
  listed:
    "This role is also set in the service settings (ADMIN_EMAILS, CLINICIAN_EMAILS), so it comes back at the next sign-in.",
  self: "This is your own account. Another admin can change its admin role and status.",
  done: {
    isAdmin: {
      true: (who: string) => `${who} is now an admin`,
      false: (who: string) => `${who} is no longer an admin`,
    },
    isClinician: {
      true: (who: string) => `${who} is now a clinician`,
      false: (who: string) => `${who} is no longer a clinician`,
    },
    active: {
      true: (who: string) => `${who} can sign in again`,
      false: (who: string) => `${who} is deactivated`,
    },
    signedOut: "They're signed out everywhere.",
    stillOpen: (count: number) =>
      count === 1
        ? "1 crisis incident is still open."
        : `${count} crisis incidents are still open.`,
    plan: {
      none: "They're signed out everywhere.",
      cancelled: "They're signed out everywhere, and their plan ends when the paid period is over.",
      pending:
        "They're signed out everywhere. The payment service didn't answer, so we'll try to cancel the plan again every minute.",
    },
    undo: "Undo",
  },
  ask: {
    title: (who: string) => `Deactivate ${who}?`,
    points: [
      "They're signed out everywhere right away and can't sign in.",
      "If they have a plan, it ends when the paid period is over.",
      "What they wrote stays as it is. You can activate the account again; a canceled plan stays canceled.",
    ],
    open: (count: number) =>
      `They have ${count === 1 ? "1 open crisis incident" : `${count} open crisis incidents`}. If they're in danger, they'll lose their safety plan and the account's crisis help. Talk to the crisis desk first.`,
    desk: "Open crisis management",
    sure: "Deactivate",
    keep: "Keep the account",
  },
} as const;
