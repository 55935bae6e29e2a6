/** Reasons on our side why a post wasn't sent. */
export const PUBLISHING_COPY = {
  unconnected: "No account is connected, or no one has chosen which one to use yet.",
  unseen:
    "An earlier version may already be published, and the platform doesn't let us check. Look there. If it's published, delete this post here. If not, put the text in a new draft.",
} as const;

/** The list of deliveries; only staff read it. */
export const DELIVERY_COPY = {
  title: "Outgoing posts",
  text: "Posts waiting for another try and posts a platform rejected.",
  none: "Nothing is waiting, and nothing was rejected.",
  loading: "Checking outgoing posts",
  failed: "The list didn't load",
  waiting: "Waiting",
  refused: "Rejected",
  givenUp: "Gave up",
  nextTry: (at: string) => `Next try: ${at}`,
  tryAgain: "Try again",
  tryAgainNamed: (title: string) => `Try again: ${title}`,
  backToDraft: "Back to draft",
  backToDraftNamed: (title: string) => `Back to draft: ${title}`,
  connect: "Connect an account",
  notApproved: "Its approval was withdrawn. It's listed here because it may already be published.",
  unheard:
    "It may already be published. The platform's answer was lost, so we look for it there before sending anything again.",
  attempts: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
} as const;
