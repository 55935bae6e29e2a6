import type { UserFilter } from "./constants";

/** Only adults see staff pages, so there's a single wording. */
export const USERS_COPY = {
  title: "User Management",
  text: "Accounts, roles and standing. What people talk about is not shown here.",
  audit: "Audit trail",
  search: "Search by name or e-mail",
  show: "Show",
  shown: {
    all: "Everybody",
    admins: "Admins",
    clinicians: "Clinicians",
    deactivated: "Deactivated",
  } satisfies Record<UserFilter, string>,
  list: "People",
  reading: "Looking for people",
  found: (count: number, more: boolean) =>
    `${count}${more ? " or more" : ""} ${count === 1 && !more ? "person" : "people"}`,
  none: {
    title: "Nobody found",
    search: "No name or address has all of these words. Try fewer.",
    show: { all: "There is no account yet.", other: "No account stands like this." },
  },
  more: "Show more",
  noName: "No name given",
  badges: {
    admin: "Admin",
    clinician: "Clinician",
    deactivated: "Deactivated",
    erasing: (day: string) => `To be erased on ${day}`,
  },
  facts: {
    age: "Age group",
    ages: { child: "Child", teen: "Teen", adult: "Adult", none: "Not given" },
    plan: "Plan",
    consent: "Parent's consent",
    consents: {
      not_needed: "Not needed",
      pending: "Waiting for it",
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
    trail: "Audit trail of this person",
  },
  listed:
    "The role stands in the settings of the service as well (ADMIN_EMAILS, CLINICIAN_EMAILS) and comes back with the next sign-in.",
  self: "This is your own account. Another admin can change its admin role and standing.",
  done: {
    isAdmin: {
      true: (who: string) => `${who} is an admin now`,
      false: (who: string) => `${who} is no admin any more`,
    },
    isClinician: {
      true: (who: string) => `${who} is a clinician now`,
      false: (who: string) => `${who} is no clinician any more`,
    },
    active: {
      true: (who: string) => `${who} can sign in again`,
      false: (who: string) => `${who} is deactivated`,
    },
    signedOut: "They are signed out everywhere.",
    stillOpen: (count: number) =>
      count === 1 ? "1 crisis incident stays open." : `${count} crisis incidents stay open.`,
    plan: {
      none: "They are signed out everywhere.",
      cancelled: "They are signed out everywhere, and their plan ends with what is paid for.",
      pending:
        "They are signed out everywhere. The payment service did not answer: cancelling the plan is tried again every minute.",
    },
    undo: "Undo",
  },
  ask: {
    title: (who: string) => `Deactivate ${who}?`,
    points: [
      "They are signed out everywhere at once and cannot sign in.",
      "A plan of theirs ends with what is paid for.",
      "What they wrote stays as it is. You can activate the account again; a cancelled plan stays cancelled.",
    ],
    open: (count: number) =>
      `${count === 1 ? "1 crisis incident of theirs is" : `${count} crisis incidents of theirs are`} open. Whoever is in danger loses the safety plan and the crisis help of the account. Talk to the crisis desk first.`,
    desk: "Open crisis management",
    sure: "Deactivate",
    keep: "Keep the account",
  },
} as const;
