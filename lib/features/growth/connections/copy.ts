import type { OauthPlatform } from "./constants";

/** Messages of these endpoints; only staff read them. */
export const CONNECTION_WORDS = {
  notSetUp: (missing: readonly string[]) => `Not set up. Missing settings: ${missing.join(", ")}.`,
  keysSet: "The keys are set. Run a test to see if X accepts them.",
  notAuthorized: "Not authorized yet.",
  ended: "The authorization has expired. Connect the account again.",
  gone: "No longer connected. Connect the account again to post there.",
  connectedAs: (name: string) => `Connected as ${name}.`,
  connected: "Connected.",
  choose: {
    facebook: "Connected. Choose which page posts go to. Until then, nothing goes out.",
    instagram: "Connected. Choose which account posts go to. Until then, nothing goes out.",
  } as Readonly<Record<string, string>>,
  notConnected: "Connect the account first.",
  nothingConnected: (name: string) => `${name} isn't connected, so there's nothing to disconnect.`,
  underWay: "A post may be going out there right now. Check again in a few minutes.",
  works: (name: string) => `The connection works. It posts as ${name}.`,
  authorizeFirst: "Authorize YouTube first.",
  refused: (reason: string) => `The platform refused: ${reason}`,
  away: "The platform isn't responding right now. Please try again in a moment.",
} as const;

/** The page in the window after the platform redirects back. */
export const WINDOW_WORDS = {
  done: (name: string) => ({
    title: "Connected",
    text: `${name} is connected. You can close this window.`,
  }),
  declined: {
    title: "Not connected",
    text: "Access wasn't authorized. You can close this window.",
  },
  stale: {
    title: "Not connected",
    text: "This authorization is too old or was started by someone else. Close this window and start again.",
  },
  failed: (reason: string) => ({
    title: "Not connected",
    text: `${reason} Close this window and try again.`,
  }),
  refused: (reason: string) => ({
    title: "Not connected",
    text: `${reason} Close this window and start again.`,
  }),
  broken: {
    title: "Not connected",
    text: "Something went wrong on our end, and nothing was changed. Close this window and try again in a moment.",
  },
  signedOut: {
    title: "Not connected",
    text: "You're no longer signed in. Close this window and sign in.",
  },
} as const;

interface CardWords {
  readonly name: string;
  readonly text: string;
  readonly connect: string;
  readonly steps: readonly string[];
  /** The permissions the authorization requests, under the platform's own names. */
  readonly permissionsTitle: string;
  readonly permissions: readonly string[];
}

/** CONN-05, CONN-07, CONN-16 to CONN-19. */
export const CARDS: Record<OauthPlatform, CardWords> = {
  facebook: {
    name: "Facebook",
    text: "Posts go to the company's Facebook page.",
    connect: "Connect Account",
    steps: [
      "Create an app in the Facebook developer console.",
      "Add Facebook Login and the Pages API to it.",
      "Get app review for the page-posting permission.",
      'Complete OAuth: press "Connect Account" above. If you have several pages, choose afterward which one posts go to.',
    ],
    permissionsTitle: "Permissions",
    permissions: ["pages_manage_posts", "pages_read_engagement", "instagram_content_publish"],
  },
  instagram: {
    name: "Instagram",
    text: "Pictures and videos go to the company's Instagram business account.",
    connect: "Connect Account",
    steps: [
      "Convert the Instagram account to a business account.",
      "Link it to a Facebook page.",
      "Complete the Facebook setup.",
      "Get the publish permission for Instagram.",
    ],
    permissionsTitle: "Permissions",
    permissions: ["instagram_basic", "instagram_content_publish"],
  },
  youtube: {
    name: "YouTube",
    text: "Videos go to the company's YouTube channel.",
    connect: "Authorize YouTube",
    steps: [
      "Create a project in the Google Cloud console.",
      "Enable the YouTube Data API v3 for it.",
      "Create OAuth 2.0 credentials for a web application.",
      "Add the redirect URI below to them.",
    ],
    permissionsTitle: "Scopes",
    permissions: [
      "https://www.googleapis.com/auth/youtube.upload (upload)",
      "https://www.googleapis.com/auth/youtube (general YouTube management)",
    ],
  },
};

export const CONNECTIONS_COPY = {
  title: "Platform Connections",
  text: "The company's own accounts, where approved posts go.",
  marketing: "Marketing Dashboard",
  warning: {
    title: "OAuth setup is needed",
    text: "API keys alone are not enough. Someone who may post to the account has to authorize it here, once for each account.",
  },
  status: "Connection Status",
  refresh: "Refresh",
  checking: "Checking connection status...",
  offline: "You're offline. We'll show the status when you're back online.",
  failed: {
    title: "The status didn't load",
    text: "Nothing has changed. Please try again in a moment.",
  },
  stale: "We couldn't refresh the status. What you see is from before.",
  connected: "Connected",
  notConnected: "Not Connected",
  ready: "Ready to post content",
  disconnect: "Disconnect",
  chooser: {
    facebook: {
      open: "Choose page",
      label: "Posts go to",
      use: "Use this page",
      one: "This is the only page that was shared.",
    },
    instagram: {
      open: "Choose account",
      label: "Posts go to",
      use: "Use this account",
      one: "This is the only account that was shared.",
    },
    cancel: "Cancel",
    reading: "Checking with Meta",
    failed: "The list didn't load",
    pick: "Choose one",
    chosen: (name: string) => `Posts will go to ${name} from now on.`,
  },
  sure: {
    title: (name: string) => `Disconnect ${name}?`,
    text: (name: string) =>
      `Posts will no longer go to ${name}. We revoke the permission there and destroy the stored token. Published posts stay up.`,
    yes: (name: string) => `Disconnect ${name}`,
    no: "Keep it connected",
  },
  waiting: (name: string) => `Waiting for ${name} in the other window.`,
  blocked: (name: string) => `Your browser blocked the window. Open ${name} here:`,
  openWindow: "Open the authorization window",
  setup: "Setup Instructions",
  setupOf: (name: string) => `${name} setup`,
  redirect: "Redirect URI",
  next: "Next Steps",
  nextSteps: [
    "Test posting manually from the Marketing Dashboard.",
    "Set up automated posting schedules.",
    "Monitor engagement and analytics.",
    "Customize content per platform.",
  ],
  toasts: {
    /** ERR-33. */
    authorize: {
      title: "Authorization Required",
      description: "Complete the YouTube authorization in the popup window",
    },
    authorizeOther: (name: string) => ({
      title: "Authorization Required",
      description: `Complete the ${name} authorization in the popup window`,
    }),
    /** ERR-34. */
    youtube: { title: "YouTube Connected!", description: "You can now upload videos to YouTube" },
    other: (name: string) => ({
      title: `${name} Connected!`,
      description: `You can now post to ${name}`,
    }),
    setupMissing: "Setup Required",
    /** ERR-29. */
    failed: { title: "Connection Failed", description: "Could not initiate YouTube connection" },
    failedOther: (name: string) => ({
      title: "Connection Failed",
      description: `Could not initiate ${name} connection`,
    }),
    /** ERR-32. */
    note: {
      title: "Note",
      description: "Platform disconnection would require OAuth token revocation",
    },
    /** The platform itself didn't revoke the permission. */
    notRevoked: (name: string) => ({
      title: "Note",
      description: `Platform disconnection would require OAuth token revocation. ${name} didn't revoke it. Remove Willow's access in its own settings.`,
    }),
    /** ERR-31. */
    disconnectFailed: {
      title: "Disconnect Failed",
      description: "Could not disconnect from platform",
    },
  },
} as const;

export const nameOf = (platform: OauthPlatform): string => CARDS[platform].name;
