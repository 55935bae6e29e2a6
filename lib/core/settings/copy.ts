import type { Feature, SettingKey } from "./constants";

/** Text of the settings page. Staff are adults, so there's only one version. */
export const SETTINGS_COPY = {
  title: "System Settings",
  text: "These apply to everyone. Each change is saved with its date and can be undone.",
  audit: "Audit log",
  loading: "Loading the settings",
  failed: { title: "The settings didn't load", text: "Check your network and try again." },
  save: "Save",
  saved: { title: "Saved", description: "The change is in effect now." },
  overtaken: (standing: string) =>
    `Someone else changed this. It now says: ${standing || "nothing"}. Check yours, then save again.`,
  undo: "Undo",
  undone: { title: "Undone", description: "The earlier value is back." },
  features: {
    title: "Parts of the service",
    text: "Turning a part off stops anything new in it. Conversations already underway continue, and people can still read what they have there and leave. Crisis help, the safety plan, moods and the chat can't be switched off.",
    names: {
      voice: { label: "Voice", hint: "Talking instead of typing in the chat." },
      couples: {
        label: "Couples Therapy",
        hint: "Invitations, conversations for two and check-ins.",
      },
      trauma: {
        label: "Trauma Therapy",
        hint: "Conversations and checks for adults. The children's support page stays open.",
      },
      movement: {
        label: "Physical Therapy",
        hint: "New routines and body checks. Finishing a routine still counts.",
      },
      memberMarketing: {
        label: "Marketing for members",
        hint: "Drafts that adults write on their own page.",
      },
    } satisfies Record<Feature, { label: string; hint: string }>,
    on: "On",
    off: "Off",
  },
  limits: {
    title: "Limits",
    label: "New conversations on the free plan",
    hint: (least: number, most: number) =>
      `In any 7 days, from ${least} to ${most}. The pricing page shows the same number. Crisis help doesn't count.`,
  },
  addresses: {
    title: "Addresses",
    privacyContact: {
      label: "Privacy contact",
      hint: "Shown in the terms, the privacy policy and the license.",
    },
    privacyOfficer: {
      label: "Privacy officer",
      hint: "Told, along with the admins, each time someone on staff opens a conversation.",
    },
  },
  alerts: {
    title: "Crisis alerts",
    text: "The clinicians named by the operator always get them. These people get them, too.",
    label: "More people to alert",
    hint: "One address per line. Each e-mail has a link to the crisis desk and says nothing about the person.",
    test: "Send a test e-mail",
    testing: "Sending",
    tested: (count: number) => ({
      title: "The test e-mail is on the way",
      description: count === 1 ? "It's going to one address." : `It's going to ${count} addresses.`,
    }),
  },
  claims: {
    title: "Claims and their proof",
    text: "A claim appears on the public pages only while its proof is on file. In a demo, the others appear as samples.",
    proven: "On file",
    expired: "Expired",
    missing: "No proof",
    open: (claim: string) => `Proof of ${claim}`,
    document: { label: "Document", hint: "A number, a registry entry or a report." },
    issuedBy: { label: "Issued by" },
    validUntil: { label: "Last day" },
    put: "Add to file",
    remove: "Remove from file",
    removed: "Removed from file",
  },
  changes: {
    title: "Latest changes",
    none: "No changes yet.",
    failed: "The changes didn't load.",
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
    standing: { taken_back: "Undone", takes_back: "Undid the change before it" },
    from: "Before",
    to: "After",
    empty: "empty",
  },
} as const;
