/** Reasons on our side why a post wasn't sent. */
export const PUBLISHING_COPY = {
  unconnected: "No account is connected, or none of several was chosen yet.",
  unseen:
    "An earlier text may be out, and the platform does not let us look. Look there: if it is out, delete this post here; if not, put the text into a new draft.",
} as const;

/** The list of deliveries; only staff read it. */
export const DELIVERY_COPY = {
  title: "Posts on their way",
  text: "What waits for another try, and what a platform refused.",
  none: "Nothing waits, and nothing was refused.",
  loading: "Looking what is on its way",
  failed: "The list did not come",
  waiting: "Waiting",
  refused: "Refused",
  givenUp: "Given up",
  nextTry: (at: string) => `Next try: ${at}`,
  tryAgain: "Try again",
  tryAgainNamed: (title: string) => `Try again: ${title}`,
  backToDraft: "Back to draft",
  backToDraftNamed: (title: string) => `Back to draft: ${title}`,
  connect: "Connect an account",
  notApproved: "Its approval was taken back; it stands here because it may be out.",
  unheard:
    "It may be out already: the platform's answer was lost. It is looked for there before anything is sent again.",
  attempts: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
} as const;
