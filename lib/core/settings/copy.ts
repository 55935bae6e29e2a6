import type { Feature, SettingKey } from "./constants";

/** Text of the settings page. Staff are adults, so there's only one version. */
export const SETTINGS_COPY = {
  title: "System Settings",
  text: "What holds for everybody. Each change is kept with its date and can be undone.",
  audit: "Audit log",
  loading: "Loading the settings",
  failed: { title: "The settings did not load", text: "Check your network and try again." },
  save: "Save",
  saved: { title: "Saved", description: "The change is in force now." },
  overtaken: (standing: string) =>
    `Somebody else changed this. It now says: ${standing || "nothing"}. Look at yours, then save once more.`,
  undo: "Undo",
  undone: { title: "Undone", description: "The value from before is back." },
  features: {
    title: "Parts of the service",
    text: "Closing a part stops new work in it. Talks under way go on, and people can still read what they have there, and leave. Crisis help, the safety plan, moods and the chat stand on no switch.",
    names: {
      voice: { label: "Voice", hint: "Talking in place of typing in the chat." },
      couples: { label: "Couples Therapy", hint: "Invitations, talks of two and check-ins." },
      trauma: {
        label: "Trauma Therapy",
        hint: "Talks and checks of adults. The children's support page stays.",
      },
      movement: {
        label: "Physical Therapy",
        hint: "New routines and body checks. A routine that is done still counts.",
      },
      memberMarketing: {
        label: "Marketing for members",
        hint: "Drafts that adults make on their own page.",
      },
    } satisfies Record<Feature, { label: string; hint: string }>,
    on: "On",
    off: "Off",
  },
  limits: {
    title: "Limits",
    label: "New conversations in the free plan",
    hint: (least: number, most: number) =>
      `In any 7 days, from ${least} to ${most}. The price page says the same number. Crisis help counts for nothing here.`,
  },
  addresses: {
    title: "Addresses",
    privacyContact: {
      label: "Privacy contact",
      hint: "Shown in the terms, the privacy policy and the license.",
    },
    privacyOfficer: {
      label: "Privacy officer",
      hint: "Told, beside the admins, each time someone on staff opens a talk.",
    },
  },
  alerts: {
    title: "Crisis alerts",
    text: "The clinicians named by the operator always get them. These people get them as well.",
    label: "More people to alert",
    hint: "One address on each line. A mail has a link to the crisis desk and no word about the person.",
    test: "Send a test mail",
    testing: "Sending",
    tested: (count: number) => ({
      title: "The test mail is on its way",
      description: count === 1 ? "It goes to one address." : `It goes to ${count} addresses.`,
    }),
  },
  claims: {
    title: "Claims and their proof",
    text: "A claim shows on the public pages only while its proof is on file. In a demo the others show as samples.",
    proven: "On file",
    expired: "Has run out",
    missing: "No proof",
    open: (claim: string) => `Proof of ${claim}`,
    document: { label: "Paper", hint: "A number, a register entry or a report." },
    issuedBy: { label: "Issued by" },
    validUntil: { label: "Last day" },
    put: "Put on file",
    remove: "Take off file",
    removed: "Taken off file",
  },
  changes: {
    title: "Latest changes",
    none: "Nothing was changed yet.",
    failed: "The changes did not load.",
    retry: "Retry",
    keys: {
      features: "Parts of the service",
      freeConversations: "Free conversations",
      privacyContact: "Privacy contact",
      privacyOfficerEmail: "Privacy officer",
      crisisAlertEmails: "People to alert",
      claimsEvidence: "Claims and their proof",
    } satisfies Record<SettingKey, string>,
    by: (name: string | null, when: string) => `${name ?? "A deleted account"}, ${when}`,
    undo: (what: string) => `Undo: ${what}`,
    standing: { taken_back: "Taken back", takes_back: "Took the change before it back" },
    from: "Before",
    to: "After",
    empty: "empty",
  },
} as const;
