/** Words of the list of posts on their way; staff alone read them. */
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
  again: 'Change it where that helps. "Post to All Platforms" tries it again.',
  unheard:
    "It may be out already: the platform's answer was lost. It is looked for there before anything is sent again.",
  attempts: (count: number) => (count === 1 ? "1 try" : `${count} tries`),
} as const;
