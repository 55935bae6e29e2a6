/** Text of the staff area's login and first page. Only adults work here, so there's one wording. */
export const ADMIN_COPY = {
  title: "Admin",
  door: {
    text: "The staff area opens with the PIN that the operator gave you.",
    field: "Admin PIN",
    hint: "4 to 6 characters. Five wrong ones close this door for 15 minutes.",
    submit: "Open",
    invalid: "Invalid PIN",
    offline: "There is no connection, so the PIN was not checked. Please try again.",
    /** Shown next to "Invalid PIN". */
    left: (count: number) =>
      `${count === 1 ? "One more try is" : `${count} more tries are`} left, then this door closes for up to 15 minutes.`,
    locked: (time: string) => `Too many wrong PINs. You can try again at ${time}.`,
    waiting: (title: string) => `"${title}" opens after it.`,
  },
  home: {
    text: "What would you like to do?",
    needsAdmin: "Needs the role of an admin",
    needsClinician: "Needs the role of a clinician",
    session: "Your session ends after 30 minutes without work, and after 8 hours at the latest.",
  },
  ending: {
    idle: "Nobody has worked here for a while, so the staff area is about to close.",
    final:
      "The eight hours of this session are over. Save what you are writing; then the PIN opens the staff area again.",
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
    text: "Find people, give roles, deactivate accounts.",
    href: "/admin/users",
    role: "admin",
  },
  {
    title: "Therapy Types",
    text: "What the guide can do, for whom, and in which words.",
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
    text: "Numbers by day, never about a single person.",
    href: "/admin/analytics",
    role: null,
  },
  {
    title: "Crisis Management",
    text: "Who needs somebody now, the longest waiting first.",
    href: "/admin/crisis-management",
    role: "clinician",
  },
];
