/** Text of the staff area's login and first page. Only adults work here, so there's one wording. */
export const ADMIN_COPY = {
  title: "Admin",
  door: {
    text: "To open the staff area, enter the PIN the operator gave you.",
    field: "Admin PIN",
    hint: "4 to 6 characters. After five wrong tries, you're locked out for 15 minutes.",
    submit: "Open",
    invalid: "Invalid PIN",
    offline: "There's no connection, so the PIN wasn't checked. Please try again.",
    /** Shown next to "Invalid PIN". */
    left: (count: number) =>
      `${count === 1 ? "One try" : `${count} tries`} left. After that, you're locked out for up to 15 minutes.`,
    locked: (time: string) => `Too many wrong PINs. You can try again at ${time}.`,
    waiting: (title: string) => `Then "${title}" opens.`,
  },
  home: {
    text: "What would you like to do?",
    needsAdmin: "Needs the admin role",
    needsClinician: "Needs the clinician role",
    session: "Your session ends after 30 minutes of inactivity, or after 8 hours at most.",
  },
  ending: {
    idle: "There's been no activity for a while, so the staff area is about to close.",
    final:
      "Your eight-hour session is ending. Save what you're writing, then enter the PIN to open the staff area again.",
    left: (time: string) => `Closes in ${time}`,
    stay: "Stay",
  },
} as const;

type TileRole = "admin" | "clinician" | null;

export interface Tile {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly role: TileRole;
}

/** Exactly the six tiles of ADMN-03. */
export const TILES: readonly Tile[] = [
  {
    title: "User Management",
    text: "Find people, assign roles, deactivate accounts.",
    href: "/admin/users",
    role: "admin",
  },
  {
    title: "Therapy Types",
    text: "What the guide can do, who it's for, and how it's worded.",
    href: "/admin/therapy-types",
    role: null,
  },
  {
    title: "Marketing & Connections",
    text: "Draft, approve and publish posts; connect accounts.",
    href: "/admin/marketing",
    role: null,
  },
  {
    title: "System Settings",
    text: "Features, limits, contact addresses, alerts and claims.",
    href: "/admin/settings",
    role: null,
  },
  {
    title: "Analytics",
    text: "Daily numbers, never about a single person.",
    href: "/admin/analytics",
    role: null,
  },
  {
    title: "Crisis Management",
    text: "People who need someone now: imminent danger first, then longest wait.",
    href: "/admin/crisis-management",
    role: "clinician",
  },
];
